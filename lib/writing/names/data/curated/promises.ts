/** What customers gain, with finished names and lines that are true of it; how rows are read is told in ../../curated.ts. */
export const PROMISES = `
ontime work that comes when it was promised
? on-time lateness punctual* deadline* overrun* delayed delay delays same-day within-the-hour arrives-late come-late comes-late come-too-late
! On the day it was promised
! Here when it should be
! No more waiting and wondering
! The hour you were promised
On the Dot = the moment that was agreed, and not a minute after
Right on Cue = the moment at which everybody was hoping for it
Metronome = what keeps the time and never hurries
In Good Time = early enough that nobody has to hurry
On the Hour = the stroke at which a promise is kept
Noon Sharp = a time that nobody can misunderstand
As Promised = the two words one wants to say at the end
+Timekeep = keeping the hour, as a habit
+Clockwell = a clock that can be trusted
Bright & Early = how somebody arrives who takes it seriously
Green Wave = the lights all turning as one comes
Prompt & Proper = both halves of good work

nogaps no place left empty
? empty-slot* empty-seat* empty-chair* gap gaps stay-empty stays-empty unfilled no-show* noshow* cancellation* last-minute unsold idle-capacity vacan* slot-is-filled free-slot* unused-capacity empty-table*
! Fewer gaps, fuller days
! Somebody cancelled, somebody is glad
! Every free place finds its taker
! A fuller day, with less phoning
! What falls free is soon taken
Open Slot = the free hour that somebody else was hoping for !slot
Next in Line = whoever is glad to be called
Fill & Free = how the places go, and what the desk becomes
Round & Full = how a good day looks
Standby = ready, and pleased to come
No Gaps = a day without a hole in it
Filled = the state in which every calendar is loved
Full Calendar = what one sees when it works
Last Seat = the one that is worth finding a taker for
+Gapfill = the hole that is not there any more
Second Caller = the one who says yes
Full Day = the kind of day that pays for the rest
Take Two = the second chance for a free hour

quick what was slow goes quickly
? faster quick* fast instant* in-minutes takes-weeks takes-days takes-hours slow slowly wait-weeks waits-weeks waiting-weeks within-hours within-minutes within-days
! Sooner than you thought
! Minutes, where it took days
! The short way there
! Less waiting, more done
! Quick, and still done properly
Short Order = asked for, and soon there
Brisk = the pace of a cold, clear morning
Swift & Sound = quick, and well done
Quickstep = a dance that gets across the room
Straightaway = the answer everybody hopes for
Fast Lane = the one without the queue
By Lunch = when it is done if it was asked for in the morning
+Swiftwell = quick and good in one breath
Two Shakes = the time in which it is done
Short Cut = past the queue, and nothing lost
Tailwind = what makes the same road shorter

saved hours that people get back
? hours-every hours-a hours-per wast*-time saves-time save-time time-consuming manually manual paperwork spreadsheet* retype* double-entry every-evening-on evenings-on weekends-on typed-by type-by done-by-hand
! Your evenings back
! The tedious part, done
! Hours back, every week
! Less desk, more day
! Done once, not three times over
Free Evening = what is won when the paperwork is done
Long Lunch = what one can afford when the work is done
Leisure = what is left when the work goes quickly
Off the Desk = where the pile goes
Home by Five = the day that people were promised
Extra Hour = the one that was lost before
Friday Noon = when a good week is done
+Timewell = an hour that was well used
Light Work = what many hands, or one good tool, make of it
Slack Tide = the quiet hour between two rushes
Spare Hour = what is left when the tedious part is gone
Neat & Done = how the desk looks at the end of the day
+Easewell = ease, as a habit

trust somebody has looked before you need to
? certif* vetted verif* background-check* checked-by licen* accredited references insured trustworth* inspected vouched proof-of trust scam* fraud* fake*
! Checked before you ask
! Good people, and the proof
! Know them before you deal
! The papers seen, the names known
! Proof first, then the handshake
Good Standing = how somebody is known whose word counts
Trusted = what one wants to be
Tried & True = what has been tested and has held
Known Hands = the ones you would let in again
Sound Word = a word that can be built on
Bona Fide = real, and meant in earnest
True North = the direction that does not change
Open Book = somebody who has nothing to hide
+Trustmark = the sign that somebody has looked
Signed & Seen = both things that make one sure
Good Name = what somebody has earned over years
+Surefoot = a step that one can rely on
By the Book = how it is done when it counts

proof it can be shown that it was done
? inspector* compliance proof* documented evidence record-keeping traceab* logbook* certificate-of authority auditor* audit audits auditing
! Ready when the inspector comes
! Written down, and easy to show
! Proof at hand, whoever asks
! The record is there when it counts
! No searching before the audit
In Good Order = how an inspector likes to find it
On Record = what nobody can argue about
Cut & Dried = what needs no further argument
Paper Trail = how one finds the way back to what happened
Clean Sheet = a report with nothing left to explain
Plain Proof = what needs no long explanation
+Inkproof = written so that it stays
Signed Off = the words that end an inspection
Chapter & Verse = where it is written, to the line
Black on White = how it is clear to everybody
+Stamphouse = the place where it becomes official
Witness = whoever was there and can say so

calm worry that is taken away
? worry worries worried stress* anxi* anxious afraid guilt* guilty overwhelm* burn-out burnout nervous panic* peace-of-mind reassur* shame ashamed embarrass* fear-of
! One worry less
! Sleep well, it is looked after
! A calm head, even on bad days
! Somebody has it in hand
! Take a breath, it is handled
Easy Breath = what one takes when it is handled
Safe & Sound = how one wants everything to be at night
Still Water = what settles when nobody stirs it
Lull = the quiet after something has passed
Sound Sleep = what one gets when somebody else is watching
Quiet Mind = what is left when the worry is gone
Calm & Clear = a good morning at sea
All Well = the message everybody wants to read
Lee Side = the side of the island without wind
Soft Landing = the end everybody hopes for
Even Keel = a boat that does not lean
+Calmwater = the part of the harbour where boats rest
+Restwell = what one says before the night
Level Head = what one needs, and sometimes lends

quiet as little noise as possible
? quiet silent silence noise nois* loud decibel*
! Quiet enough to forget it
! The work goes on, the noise does not
! Hear yourself think again
Pin Drop = what one can hear beside it
Hush Hour = the hour in which nothing disturbs
Indoor Voice = as loud as it should be at home
Low Murmur = what is left of the noise
Hush & Hum = the quiet, and the little that remains
+Stillroom = a room in which it is quiet
Snowfall = the quietest weather there is
Soft Step = how one walks past a sleeping child
Featherlight = what makes no sound when it lands

lesswaste what would have been thrown away is used
? wasted thrown-away throw-away landfill surplus leftover* binned spoil* single-use reuse* reusable recycl* circular scrap off-cut* offcut* upcycl* food-waste waste-of-food less-waste
! Used, where it was thrown away
! Less in the bin, more in use
! Too good to throw away, and kept
! Nothing good goes to waste
! The rest is put to use
Second Helping = what is still good and gladly taken
Waste Not = the first half of an old rule
Good Remains = what is left, and still good
Every Last Bit = how much of it is used
Off the Scrap = where it was found before it was good again
Better Used = where good things belong
Round Again = once more, and in good order
Use & Use Again = the whole idea in four words
+Leftwell = what is left, well used
Salvage = what is saved before it is lost
Odds & Ends = what others throw away and we do not
Full Circle = how it comes back to where it began
Gleaner = whoever gathers what the harvest left
No Remainder = a sum that comes out even
Old for New = what happens to things that are given another go

fresh straight from where it is made
? fresh* same-morning picked-that picked-the harvested-the just-baked straight-from stale tasteless preserv*
! Fresh, the way it should be
! Fresh, and not from far away
! As good as at the source
! You can taste the difference
First Light = the hour in which the freshest things are made
Dew & Dawn = the two things that the freshest have seen
Daybreak = the hour in which the freshest things are made
Morning Made = made on the very day
Garden Ripe = picked when it is ready and not before @vegetables !food
Just Made = what can still be smelled
Still Warm = how it arrives !bread
Crisp Morning = cold air and something good to eat
+Dawnfresh = as fresh as the first hour
Same Day = picked, packed and on the table !food
Cool & Crisp = how good things are kept !food

craft work done by hand, and done well
? handmade hand-made craft* artisan* workshop-made by-hand-in bespoke made-to-measure hand-sewn handcrafted joinery made-to-order solid-wood small-batch
! Made by hand, made to last
! You can see who made it
! Made once, made properly
! Made for you, not for the shelf
! The kind of work one passes on
Maker's Bench = the place where it is made
Slow Made = made in the time that it needs
Fine Grain = what one sees on looking closely @wood
By Two Hands = how it was made
Well Wrought = made well, as one used to say
True Edge = what a good tool leaves
Hand & Eye = the two things good work needs
Bench & Apron = where it is made, and by whom
+Handwrought = worked by hand until it was right
Small Batch = as few as one can make well
Good Bones = what something has that was built well
+Workwright = somebody who makes the work right
Heirloom = a thing that is handed on
Measured Twice = how the good ones begin

fair a price or a deal that both sides can live with
? fair fairly fair-price transparent transparen* hidden-cost* hidden-fee* overcharg* rip-off fixed-price no-surprise* honest* underpaid paid-a-wage
! A fair deal, said beforehand
! The price you were told
! Fair to both sides
! No small print, no surprises
! Good for you, good for them
Fair & Square = how a good deal is made
Square Deal = one that both would make again
Evenly = how it is divided
Even Hand = a hand that weighs both sides alike
Honest Weight = what one gets for what one pays
Plain Price = the one that stands on the label
Level Table = one at which nobody sits higher
Fair Shake = an equal chance for everybody
+Fairhand = a hand that gives what is due
Good Measure = as much as was promised, and a little more
Two Even Halves = a cut that nobody argues about
Above Board = with the cards on the table
+Evenways = shared so that nobody comes off worse
No Small Print = what is not there, and not missed

afford what was too dear comes within reach
? afford* cheaper too-expensive expensive low-cost poor low-income unaffordable costs-too
! Within reach, at last
! Good, and still affordable
! Pay less, get it right
Nearer Now = where good things should be
Penny Wise = how one spends with sense
Thrifty = careful with money, and proud of it
Small Change = what it takes, and what it makes
Good Value = what one tells the neighbours
+Thriftwell = saving, and doing it well
Thrift & Thrive = spending less, and living well
Easy Terms = what makes a hard thing possible

together people who do it with each other
? together neighbour* neighbor* community communit* lonely loneliness isolat* members-meet shared-meal* volunteers-and cooperative co-operative
! Better with company
! Nobody has to do it alone
! Neighbours first, then friends
! Come alone, leave as neighbours
! There is room for one more
Side by Side = how people get to know each other
Long Table = one at which there is always room
Gathering = what it is when people come together
Open Gate = the sign that one may come in
Hand in Hand = how it is done together
One More Chair = what is fetched when somebody comes
Common Ground = what people find when they meet
Warm Circle = people who sit close to each other
+Neighbourly = what one is to the people next door
Round the Corner = where the best people live
Kith & Kin = friends and family, and whoever becomes one
+Kinhouse = a house for people who belong together
Good Company = what makes the same work lighter
All Hands = everybody who is there, at once
Porch Light = the sign that somebody is home
Many Hands = what makes light work
Well Met = what one says to a good stranger
The More the Merrier = what is true of every good table

learned something one can do afterwards
? skill* confiden* beginner* never-learned course practis* lesson* tutor* tutoring apprentic* learning learn-to learn-how
! Learned today, used tomorrow
! From the first try to the real thing
! Room to ask, time to try
! Small steps that lead somewhere
! You will know how
First Steps = the ones after which it gets easier
Aha Moment = the second in which it is clear
Apprentice = somebody who is learning it by doing
+Skillgate = the way in to something new
By Heart = what nobody can take away again
Know How = what is left when the course is over
Second Try = the one that works
Try & Try Again = how everything was ever learned
Now I See = what one says when it is clear
Ready Steady = what comes before one goes
Got the Knack = what one has after enough tries
From Scratch = where everybody is welcome to begin
Leap & Landing = the two halves of something new

care somebody looks after it or them
? care cared caring look-after looks-after looked-after carer* elderly old-age dementia frail nurs* companionship bedside
! In good hands, every day
! Somebody who knows your name
! Looked after, and asked how it is
! Time for a word as well
In Good Hands = where one wants to know those one loves
Kind Regards = what one sends, and sometimes brings
Solace = what one finds with somebody kind
Close By = where the right person is
Tender Hours = hours with somebody who has time
Soft Spot = what one has for somebody
Warm Hands = what one remembers of a good carer
Heart & Hand = the two things care is made of
+Carewell = two good wishes in one
Bide a While = what one says to a guest one likes
Good Neighbour = somebody who looks in
+Kindhouse = a house where people are kind
Cup & Company = tea, and somebody to drink it with
Near & Dear = those whom one thinks of first

found the right one, without a long search
? hard-to-find cannot-find can't-find difficult-to-find search-for searching find-the-right missing-a is-missing no-one-to nobody-to shortage don't-know-where do-not-know-where
! The right one, sooner
! Found, where one searched for weeks
! Ask once, then choose
! No more ringing round
! Somebody who can, and is free
Good Find = what one tells friends about
Found It = the two words at the end of a search
Pointer = a hint, and a dog that shows where it is
+Rightfind = the right one, found
Right Hand = the person one cannot do without
Needle Found = the end of the search in the hay
Here You Are = what one hears when it is found
Just the One = neither too many nor the wrong ones
Lucky Find = the kind one is glad of for years
Short List = as many as one needs to choose from
Magpie = the bird that finds what shines
Seek & Find = the two halves of a good search

warmhome a home that is warm and sound
? insulation insulating heating-cost* draught* draft* cold-flat* damp mould warm-home energy-bill* heating-bill* renovat*
! Warmer rooms, smaller bills
! The draught is gone
! A house that keeps its heat
Warm Walls = what one leans against in winter
Snug = how a room is that keeps its warmth
Draught Stop = the end of the cold along the floor
Thick Jumper = what a house wears when it is done
Warm & Dry = what a home should be
+Snugwell = warm, and well done
Winter Coat = what one gives a house
Tight Seams = where no warmth gets out
+Embergate = the warmth kept inside

light it weighs little or goes easily
? lightweight light-weight portable foldable fold* carry-it weighs effortless easy-to-carry heavy-to too-heavy
! Light enough to take along
! Folded, lifted, gone
! Less to carry
Featherweight = as little as a thing can weigh
Easy Lift = what one hand can do
Fold & Go = the two moves that it takes
+Lightfold = light, and soon folded
Little Lift = what makes a heavy thing easy
Half the Weight = what one feels at once
+Packlight = what a good traveller does

strong it holds, and for long
? durable sturdy robust breaks-easily break-easily last-longer lasts-years long-lasting hard-wearing unbreakable lasts-five lasts-ten tough
! It holds
! Made to last
! Bought once, used for years
! Made for rough days
Oak & Iron = the two things that hold
Hold Fast = what a good knot does
Stout = built so that it holds
Bedrock = what one can build on
+Oakhold = a hold like oak
Long Haul = the way that it is made for
Storm Proof = how it should be when it counts
Thick & Thin = what it goes through with one
Ten Winters = as long as it should last
Good Spine = what keeps a thing upright

repaired what was broken works again
? mend* refurbish* worn-out spare-part* restored was-repaired broken-things is-broken breaks-down
! Working again, not replaced
! Too good to throw away
! Mended, and back with you
! As good as it was, or better
Back in Order = where things are when they are mended
Rejoin = putting together what came apart
Mend & Mind = making it good, and looking after it
Fixed Up = what it is at the end of the day
Back on Its Feet = where a thing is when it works again
Once More = what a good thing deserves
+Mendwell = mending, and doing it well
Right as Rain = how it is afterwards
Stitch in Time = what saves nine
Good Again = the two words one wants to hear

counted one knows how much there is
? stock-take* inventory inventor* count counts counting lost-track nobody-knows-how how-many how-much-is missing-items overview shrinkage
! Know what you have
! Counted, so nothing goes missing
! One look, and you know
! Nothing runs out unnoticed
Full Count = every piece, and none missing
Head Count = what one does before setting off
By the Dozen = how things are counted that one trusts
All Present = what is said at the end of a good count
Notch = the mark one cuts for each
Nine of Nine = all there, and in their place
+Countwell = a count that is right
Abacus = the oldest way of being sure
Bead by Bead = how one counts without losing count
Tick & Tally Sheet = what a count is written on

remembered somebody thinks of it in time
? forget* forgot* forgotten remember* reminder* remind* overdue misses-the miss-the missed lapse* expire* expir* renewal* recall*
! Never forgotten again
! Reminded in time, and kindly
! Somebody thinks of it for you
! It comes to mind before it is late
! A word in time
String on a Finger = the oldest way not to forget
Ahead of Time = when the word comes
Gentle Nudge = as much as it takes, and no more
Bell & Book = the sound, and where it is written down
Due Date = the day that nobody misses now
Dog-Ear = the folded corner that says where to go on
Kind Reminder = how one likes to be told
Well Minded = what is looked after and not forgotten
Word in Time = what saves a lot of trouble later
Not Forgotten = what people are glad to be
+Nudgewell = a nudge that comes at the right moment
Red Letter Day = the one that is marked so as not to be missed
Knot & String = what was tied round a finger to remember by

returned it comes back to where it belongs
? come-back comes-back returns bring-back brought-back lost-and give-back given-back deposit-back lost-property churn repeat-customer* stay-away
! Back where it belongs
! Out today, home again tomorrow
! They come back
! What goes out comes home
Welcome Back = what one hears on coming again
Homing = the sense that finds the way back
Back Again = the two words that every shop likes
There & Back = the whole way
Round Trip = out, and home again
Swallow = the bird that comes back every spring
+Homebound = on the way back to where it belongs
Boomerang Day = the day on which it comes back
Return Ticket = the promise of seeing each other again

shared several people use one good thing
? share shared sharing in-common rarely-used used-twice unused stands-idle stand-idle
! One for many, good for all
! Use it when you need it
! Shared, so that everybody has it
! Why own it, if one may use it
Good Go Round = once more, and for the next in line
Ours & Yours = whose it is
Jointly = how it is used and paid
+Commonshed = a shed that everybody may use
Pass It Along = what is done when one has finished
Half & Half = how the cost is divided
Turn & Turn About = first one, and then the other
One for All = the first half of a good rule
Round Robin = each in turn
Common Shelf = the one that everybody takes from

local from here, and for here
? local locally regional from-here town-centre neighbourhood own-region short-way*
! From round the corner
! People you can meet
! Good for the people who live here
Home Ground = where one knows the way
Next Village = as far as it comes from
Hereabouts = near enough to walk
Home Turf = the ground one knows best
From Nearby = all that one needs to know
Parish & Market = where people know each other
Five Miles = as far as it travels
Village Pump = where the news used to be told
+Nearfield = a field that one can walk to
Close to Home = where the best things are
Our Patch = the ground one looks after

early one knows while there is still time
? too-late early-warning early warn* weeks-too before-it before-they predict* forecast* spot-a unnoticed notice notices
! Known while there is time
! A warning while it still helps
! Small trouble, caught small
! You hear of it first
! Told in time to act
Early Bird Call = the first sound of the day
First Frost = the sign that one should have known of
Soon & Sure = how one wants to know
Red Sky = what sailors look at in the morning
Heads Up = the two words that come just in time
First Sign = the one that is worth seeing
Weather Eye = the look of somebody who sees it coming
Foresight = seeing it before it is there
Canary = the bird that noticed first @metal
Advance Word = news that comes before it is needed
+Foretold = what was said before it happened
Ounce of Warning = what is worth a pound of repair
Upstream = where trouble is cheap to stop

clear what was hard to read becomes plain
? confus* complicated jargon unclear hard-to-understand contradict* understandable plain-language overview don't-understand do-not-understand cannot-read thick-report* badly-explained
! Plain words, and a next step
! Clear at a glance
! Said so that everybody understands
! Now you know what to do
Plain Words = the ones everybody understands
In Plain Sight = where the answer should be
Lucid = so clear that nobody has to ask
Clear as Day = how it should be
Clear Water = what lets one see the bottom
Daylight = what makes everything easier to find
The Short Version = the one that gets read
Plain & Simple = how it should have been said
+Clearwell = a well one can see to the bottom of
+Plainspoken = said as it is
Window Seat = the place with the best view
Cloud Break = when one can see again

safe nobody gets hurt
? accident* injur* safety dangerous danger hazard* falls emergency protect* fire-risk theft* stolen burglar*
! Home safe, every evening
! Made safe before it is needed
! Somebody notices
! Safe, also when nobody is there
Handrail = what one holds without thinking
Safe Passage = what one wishes a traveller
Rail & Rope = the two things one holds on to
Home Safe = the message everybody wants to get
Belay = what holds a climber
Long Rope = what one is glad of on the way down
Guard Rail = where the edge stops being dangerous
Safe Pair = the hands one gives things to
Lifeline = what one holds on to

healthy people feel better
? healthy health pain recover* rehab* wellbeing well-being sleep-better fitness exercise strength back-pain physio*
! Feel it in a week
! Up, and out again
! A little better every day
Up & About = where one is when one is well again
Spring in Step = how one walks when it works
Sprightly = how one would like to be at eighty
+Goodstride = a step that works
Good Form = what one is in on a good day
Second Wind = the strength that comes when one needs it
Hale & Hearty = how one wants to grow old
Steady On = what one says to somebody who gets going again
On the Mend = what one says when it gets better

green better for land, water and air
? co2 climate emission* sustainab* eco-friendly plastic-free environmental* pollut* renewable biodivers* carbon-footprint carbon-neutral decarbon*
! Lighter on the land
! Good today, good in thirty years
! Better for the air we share
Leaf by Leaf = how a tree does it
Lighter Ground = what is left when one treads softly
Verdant = as green as after rain
Tread Softly = how one walks on what is worth keeping
Clean Air Day = the kind of day one breathes deeply
+Greenfold = more green, again and again
Moss & Rain = two things that a good place has
Fern & Field = what comes back when one lets it
New Leaf = what one turns over
Good Ground = what one leaves to the next
Long Summer = what one hopes the next ones will have

fitting it suits exactly this one person or place
? fit fits fitted tailor* personal* customis* customiz* made-to individual* suits one-size measured-for
! Made for you, and nobody else
! It fits, the first time
! Right for this one, not for all
Just So = exactly as it should be
Good Fit = two things that were made for each other
Bespoken = ordered for one person
To a T = as exactly as can be
Made to Fit = how it was meant
Cut to You = made to the measure of one
Glove & Hand = two things that fit
+Fitwell = what sits as it should
Snug Fit = neither too wide nor too tight

growth something small becomes larger
? grow-their grow-the-business more-customers more-sales more-orders sell-more reach-more new-customers
! More of the right customers
! From small to steady
! Grow at your own pace
Rising Tide = what lifts every boat
Upswing = the way up after a standstill
Reach & Rise = what a good year brings
Good Season = a year in which things came on
+Upfield = a little further ahead
Next Rung = the one above
Steady Climb = how one gets up there
High Water = the mark that the best year leaves

easy there is nothing to it
? easy easier simple simpl* hassle no-training one-click in-one-place all-in-one without-instruction
! Easy from the first day
! Simple, and it stays so
! One place for all of it
Easy Does It = how it is best done
Plain Sailing = a way without obstacles
Smooth Run = when nothing gets in the way
Two Clicks = as much as it takes
Easy Peg = the hook by the door
All in One Place = where one looks for it
Breezy = as easy as a light wind
+Easefold = easy to open, easy to put away
Peg & Pocket = where it goes, easily

joy an evening or a day that people remember
? fun joy celebrat* party parties memorable unforgettable laugh* birthday* festiv*
! The day they will remember
! A good day ahead
! Come for an hour, stay for the evening
Merry Hour = the one that goes too quickly
High Spirits = how people go home
Laugh & Linger = what people do at a good party
Jubilee = a day that is worth celebrating
Red Balloon = what every child reaches for
Good Cheer = what one brings along
Paper Lantern = the light of a summer party
Glad Day = one that was worth getting dressed for
Tell Tomorrow = what one will have to tell
+Merryfield = a field on the day of a fair
Happy Returns = what one wishes on a birthday

dignity nobody has to ask for it or explain themselves
? dignity respect* without-judg* judged shame stigma nobody-needs-to no-questions equal accessib* barrier* wheelchair* disab*
! Come as you are
! No questions, no forms, no queue
! Everybody through the same door
Come as You Are = how one is welcome
Same Door = the one that everybody uses
Upright = how one stands who is respected
Plain & Equal = how everybody is treated
+Openhall = a hall that everybody may enter
Head High = how one walks out
Level Way = a way without a step
Open Arms = how somebody is received
Room for You = what one is told at the door

freedom nothing ties one down
? no-contract no-subscription cancel-any any-time flexible flexib* no-commitment without-contract pause pay-only only-pay only-charge
! Stay because it works
! Start small, stop when you like
! Nothing to sign for years
Free Rein = what one gives a horse one trusts
No Strings = what is not attached
Unbound = tied to nothing
+Freegate = a gate that stands open
Stay & Go = what one may do, whenever one likes
Come & Go = as one likes
Loose Reins = how the best rides go
As You Go = how it is paid

independent people manage on their own
? independen* on-their-own by-themselves without-help stay-at-home live-at-home self-reliant do-it-themselves
! On your own, with somebody near
! Your home, your day, your way
! You can do it yourself
Own Two Feet = what one stands on
Own Front Door = what one keeps for as long as one can @care
Selfsame = still the same person
Onward = where one goes on one's own feet
+Ownway = the way one goes by oneself
Door & Key = what one keeps for oneself
My Own Way = how one wants to live
Steady Feet = what takes one through the day
Off the Rail = walking without holding on
Under My Roof = where one would like to stay

precise exactly right, and not about right
? accura* precis* exact* mistake* guess* calculat* wrong errors
! Right the first time
! No more guessing
! Exact, where it was about right
! Mistakes found while they are small
Plumb Line = the string that shows what is straight
Dead Level = as even as it gets
Caliper = what measures to a hair
Rule & Level = what makes it exact
Hair's Breadth = as close as one can come
Spot On = what one says when it is exactly right
To the Gram = how exactly it is known
Fine Point = the end of a good pencil
True Level = what the bubble shows
+Plumbwise = knowing what is straight
+Exactly = what one says when it is right
Bull's Eye = the middle, at the first try
`;
