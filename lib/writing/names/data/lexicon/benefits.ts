/** What customers are relieved of or given, written as in acts.ts. */
export const BENEFITS = `
hushing quiet enough to forget
? quiet* silent* silence noise noiseless decibel* db loud drown*
^ hushed: that nobody hears
Pin Drop = what one can hear beside it
Indoor Voice = as loud as it should be at home
Hush = the shortest word for quiet
Whisper Room = where nothing louder is needed
Barely There = how it should sound
Low Murmur = what is left of the noise
! Quiet enough to forget it

traceless nothing broken, nothing left behind
? no-hole no-dust dust without-drilling no-drilling no-broken no-scaffold scaffold* no-trace no-damage nobody-on mess
^ gentle: that leaves no trace
Light Touch = as much as it needs and no more
Without a Trace = how it should look afterwards
Soft Step = how one walks where nothing may break
As It Was = how the place is left
Kid Glove = how careful hands are described
Feather Touch = the weight of a careful hand
! As if nobody had been there

gapfilling no place left empty
? gap gaps waiting-list last-minute patient-cancels guest-cancels no-show* stays-empty stay-empty empty-seat* fills unfilled
^ filled: that does not stand empty
Standby = ready, and pleased to come
Next in Line = whoever is glad to be called
Full House = what every host hopes for
Second Caller = the one who says yes
No Gaps = a day without a hole in it
! No {n} left empty

pairing two people who suit each other
? pair-a pairs-a we-pair tandem buddy partner-for one-to-one matched-with together-with two-generations one-generation
^ paired: that has found its other half
Other Half = what each side was missing
Two by Two = how the best things go
Side by Side = how people get to know each other
Good Match = two that suit each other
You & Yours = whoever belongs together
Fifty Fifty = half from each, and neither loses
! Two people, one hour each

handingon the next owner is waiting
? used second-hand trade-in trade-back outgrow* outgrown hand-me-down pre-owned resold resell hands-the
^ second: that gets another go
Handed Down = from one who has done with it to one who needs it
Good Go Round = once more, and in good order
Passed On = from one pair of hands to the next
Once Loved = used, and well
Second Season = another year of good use
! Outgrown there, wanted here

insiding people who sat on the other side
? former retired ex used-to-work years-as worked-for who-stutter themselves run-by-former i-have-it
^ seasoned: that has seen it before
Inside Word = what only those who worked there can say
Old Hand = somebody who has done it before
Been There = what the best helpers can say
! By people who have been there

opening what one is afraid to open, opened
? opens explains explain unopened afraid ashamed embarrass* jargon plain-words right-words understand-the
^ plain: that is understood the first time
Paper Knife = what opens what one is afraid of
Plain Words = those that everybody knows
First Page = where it starts to be less bad
Read Aloud = the way to lose the fear of it
! Opened, explained, answered

payingout a sum that arrives
? payout* pays-a paid-out fixed-sum lump-sum reimburs* compensat* claims-paid within-two-days
^ certain: that is paid as promised
Round Sum = a figure one can count on
As Promised = how it is paid
Word Kept = what insurance is about
Plain Promise = one that fits on a page
Paid Out = the two words that count
! Pays what it says

refilling full again before it runs out
? refill* fill-again top-up topped-up run-out runs-out running-out empty-tank replenish* fills-up
^ brimming: that never runs dry
Topped Up = full again, before anybody asks
Full Again = what one wants to read
Never Dry = what it has to be
! Full again before it is empty

rounds a stop on its way, and time for a chat
? stops-in different-village each-day travelling traveling mobile-mill mobile-school mobile-sauna mobile-library mobile-workshop van-that comes-round rolling comes-to-the touring
^ passing: that comes by on its day
Comes Round = what it does, week after week
Next Stop = where it goes from here
Round Trip = out, along, and back
! It comes to you, and stays

levelling a way in for everybody
? wheelchair* accessib* step-free door-width ramp slope kerb disabl* blind
^ level: that has no step in it
Level Way = a way without a step
Wide Door = what says everybody may come in
Way In = what one looks for first
Everyone In = who it is for
! Known before you leave home

summing the few lines that matter
? list-of decisions minutes-of notes-into turns-voice summar* action-items transcri* key-points
^ short: that is read to the end
Said & Done = from the word to the deed
In Short = how a busy reader likes it
Gist = what is left when the rest is gone
The Upshot = what it comes to in the end
! From what was said to who does it

earlyhours open when others are closed
? night-shift early-shift 5-am 5.30 am-to open-from nights until-late 24-hours round-the-clock before-work after-hours work-nights
^ early: that is open before the others
First Lamp = the light that is on before the street wakes
Lit Window = what says that somebody is in
Night & Day = whenever it is needed
! Open when your day begins

stamping a number, not an opinion
? measured centimetre* centimeter* not-stars exact precise tested-with measured-in trial
^ exact: that is a number and no opinion
To the Inch = right to the last bit
Hard Fact = what does not depend on who is asked
Plain Number = what stars cannot say
Counted = known, and not believed
! Measured, not guessed

choosing chosen by those who will use it
? vote voted clicked readers-choose choose-the picked-by shown-to audience-test  tried-by
^ chosen: that others have already liked
Show of Hands = how a room decides
First Pick = the one most people take
Straw Poll = a quick look at what people like
Reader's Eye = what the reader sees first
Popular Vote = what most people like best
! Chosen by those who will use it

remaking made new out of what was left
? melt melts pressed-into reshape* remould* recast turn-into-new made-from-old press-new collect-soap collect-old
^ renewed: that has a second life
Full Circle = back where it came from, and new
Made Over = from the old one, a new one
! Collected, cleaned, made new

forewarning in time to do something
? spray whether-to-spray warn* alarm alert forecast* predict* evening-before says-whether before-it tells-when too-late
^ timely: that comes before it is too late
Weather Eye = the look somebody keeps on the sky
Good Warning = the one that comes in time
Watchword = what tells friend from foe
! Only when it is needed

homecalls help that comes to the house
? at-home home-visit* visits house-call* on-its-own-sofa own-home comes-home mobile-clinic mobile-hairdresser mobile-groomer mobile-vet doorstep-visit
^ visiting: that comes to you
House Call = the visit as doctors used to make it
Kettle On = what says you are welcome
! Nobody has to leave the house

easing a pause, and room to breathe
? pause pauses relief breathing-space stress* worry worries panic overwhelm* crisis fall-behind falls-behind
^ calm: that lets one breathe
Breathing Space = what a pause is for
Long Exhale = what one needs first
Grace Note = the small one that makes it lighter
Safe Harbour = where one waits for better weather
Half Time = the pause in which a game is turned
! Room to breathe again

listening heard on its own
? hear hears listen* own-part sound sounds audio by-ear slow-down recording
^ clear: that is heard on its own
By Ear = how many people learn best
Good Ear = what some have and others get
Play It Slow = how one learns a hard place
Sound Board = what makes a note ring
! Hear it right, then do it right

lookingin what was hidden, seen
? camera shows-the see-inside every-helmet on-one-screen inside-the film-it x-ray thermal
^ clear: that can be seen from outside
In Plain View = where nothing can be hidden
Clear Glass = what hides nothing
Eye Level = where it can be seen
! Seen while it happens

commoning tried by all, owned by none
? seed-bank bank-of leaves-a takes-two swap* exchange* commons shared-by each-family communal
^ shared: that belongs to no one and to all
Give & Take = how it stays full
Common Store = what everybody fills
Passed On = from one pair of hands to the next
! Leave one, take one

guaranteeing put right, or paid back
? guarantee* money-back give-the-money replace-any we-replace no-cure no-win refund-if free-of-charge-if
^ sure: that is put right or paid back
Word Given = what an honest firm lives on
Made Good = put right, without an argument
Square Deal = one that is fair on both sides
Money's Worth = what one ought to get
Stand By = what one does with one's work
! Right, or replaced

accompanying somebody who goes with you
? accompan* escort* companion* goes-with by-your-side together-to waits-with stays-with one-person-from
^ faithful: that stays to the end
By Your Side = where one wants somebody
Good Company = what makes a long day short
Arm in Arm = how one crosses a street
! With you from door to door
`;
