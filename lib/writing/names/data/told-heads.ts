/**
 * What names are made of beside the founder's nouns and their world, by what the offer does.
 * Rows: what it does with the things ("{n}"); words that grow onto a noun; things that stand for the deed;
 * phrases with a noun in place of "_" ("^" where it has to be the founder's own); each word or phrase with what it says after ":".
 */
export const TOLD_HEADS = `
track
it keeps count of the {n}
book: there is a book in which everything stands; roll: there is a roll on which each one is called; tally: both sides trust the count; mark: each one gets its mark
ledger: the book of who owes and who has paid; roll: the list that is called out; tally: the count that both sides trust
^Every _ Counts: not one is forgotten; The _ Book: it takes the place of the book that was kept by hand

check
it looks at the {n} a second time
sight: nothing escapes the eye; proof: what is checked can be shown; tick: what is in order gets a tick
lens: the close look; tick: the mark behind what is right
Look to the _: that is where one has to look first; ^Every _ Seen: none of them is passed over

forecast
it looks ahead for the {n}
cast: it is a forecast; sense: there is a sense for what comes next
almanac: the book that tells what comes; vane: what turns before the weather does
^Tomorrow's _: what comes tomorrow is known today; Word from the _: the news comes in time

teach
people learn their way with the {n}
wise: people end up knowing their way; craft: a skill is passed on; bench: one learns beside somebody who can
chalk: the lesson; bench: the place beside somebody who can
From the First _: it starts at the beginning; Chalk and _: the lesson stands beside the thing

lend
the {n} go out and come back
loop: what goes out comes back; swap: one is changed for another; shelf: there is always one to take
key: what one gets for a while; shelf: where the next one stands
^Borrow the _: one uses it and gives it back; ^The Next _: another one follows when this one no longer fits

match
it brings two sides together over the {n}
link: two sides are linked; match: the right one is found; meet: this is where both sides meet
handshake: the agreement; gate: the way in for both sides
^The Right _: among many the one that fits is found; ^Find the _: the search is what is taken off people

share
it brings people together over the {n}
share: it is shared; mates: strangers become mates; link: two sides are linked
handshake: the agreement; gate: the place where neighbours talk; kettle: the first talk over a cup
^Share the _: that is the whole idea; ^Over the _: that is where people begin to talk; ^Half the _: each side has its half

language
it puts the {n} into words that everybody understands
talk: it is about talking; word: it is about the right word
tongue: the language; bridge: the way across
Ask the _: whoever asks gets an answer

papers
it deals with the {n}
desk: somebody sits down to it; file: what is due is filed; form: the forms get filled in
stamp: the last step, when it is through; inkwell: the writing that is taken over
^Square the _: what was open is settled; Mind the _: somebody looks after it

repair
you bring the {n} back into use
mend: what is broken is mended; wright: that is the old word for whoever makes and repairs; smith: it is done by somebody who knows the craft; fettle: in fine fettle means in good order
spanner: the tool in the bag; thread: what holds it together again; rivet: what holds for good
Sound _: sound is the old word for whole; Save the _: it is mended and not thrown away; Mind the _: somebody looks after it

clean
you make the {n} fresh again
gleam: it shines again; rinse: it is washed; fresh: it comes back fresh
lather: the wash; broom: the work
^Fresh _: that is what people get back; ^Bright _: it shines again

carry
you carry the {n} there and back
run: that is the round which the van makes; cart: it comes on wheels; hop: the way is short; drop: it is left at the right door
cart: what they travel on; knot: the parcel, tied and ready; wheel: the round that is made
^Here Comes the _: that is what people say at the door; Mind the _: it travels with care

make
you make the {n} with care
craft: it is made by hand; yard: that is where it is made; works: that is where it is made; bench: it comes from a work bench
bench: the place where it is made; thumb: the hand that makes it
^The Slow _: time is taken over it; ^The Small _: it is made in small numbers

food
you prepare the {n} with care
pot: it is cooked slowly; larder: it belongs in the larder; crock: it ripens in a crock
ladle: the helping; larder: where it belongs; salt: the taste
^Pass the _: people say so at the table; ^Save Me the _: nobody wants to go without it

guard
it keeps watch over the {n}
watch: there is somebody who watches; bell: it rings in time; sense: it notices early; hush: all is calm
lantern: the light on watch; bell: the call in time; lookout: the eye that never closes
Word from the _: the news comes from the thing itself; ^Calm _: that is how it should be; The _ Knows: the thing itself tells when something is wrong

care
somebody is there, with the {n} in mind
side: somebody is at one's side; hearth: it is warm; kin: it is almost family
lamp: the light that is left on; armchair: the seat beside one
Beside the _: that is where somebody sits; By the _: that is where two sit together

grow
more comes of the {n}
patch: each has a patch; field: it grows in the open; acre: the ground is there
spade: the work; furrow: the ground
Under the _: that is where people meet; ^Our _: it belongs to all who work on it

host
people come together around the {n}
house: the door is open; yard: there is room for all; room: there is a room for it; club: people belong
kettle: the welcome; bench: the seat that is kept free; table: where they sit together
Round the _: that is where people sit; ^Meet at the _: people agree on it like that; ^Any _ Welcome: whoever comes is welcome

guide
you lead people to the {n}
way: there is somebody who knows it; trail: one follows it; tale: every stop has its story
compass: the direction; cairn: the mark on the path
Follow the _: nobody has to search for the way; Past the _: it goes on where others turn back

pay
it gets the {n} paid for
tab: there is one tab for everything; book: there is a book in which every payment stands; roll: whoever has paid is ticked off on the roll
ledger: the book of who has paid; till: where the money is put; purse: what is paid from
The _ Book: it takes the place of the book that was kept by hand; ^Settle the _: what was open is settled

tell
it brings the news on the {n}
post: it comes by post; page: it is a page to read; note: it is brief
ink: the writing; quill: the writing
The _ Letter: it comes and is read like a letter; Under the _: it looks where others do not

plan
it thinks of the {n} in advance
wise: people choose well; chart: everything has its place; ahead: it is done in advance
pencil: the plan that can still be changed; compass: the direction
Before the _: that is when one has to decide; ^The Next _: one is always a step ahead

remind
it remembers the {n} so that nobody has to
cue: it gives the sign; nudge: it gives a friendly push; ping: it makes itself heard
bell: the call in time; knot: the knot in the handkerchief
Mind the _: that is a friendly warning; Ring the _: one is called in time

hear
it makes the {n} heard
tone: it sounds right; echo: something comes back
tune: what one hears; echo: what comes back
^Hear the _: at last one can; Close to the _: nothing stands between

keep
it keeps the {n} together
keep: nothing is lost; nest: each has its place; book: it all stands in one book; drawer: there is a drawer for it
drawer: the place where it is found again; ribbon: what ties it up; ledger: the list that adds up
^Keep the _: nothing else has to be done; ^Find the _: nobody has to search any more

ready
it is all about the {n}
wise: people who know about it made it; side: it is at hand; line: it is there on call; folk: people who have it in common are meant
-
Beside the _: that is where it belongs; By the _: that is where it is wanted; ^Ready _: it waits for people and not the other way round

work
it is all about the {n}
craft: it is done by somebody who knows how; wise: people who know about it do it; side: somebody is at hand; folk: the people who do it and the people who want it belong together
-
Mind the _: somebody looks after it; By the _: that is where the work is done; ^Trust the _: one can
`;
