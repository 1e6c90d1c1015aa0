/** Second words by what is done: grown onto a short one ("Hivewatch"), or standing apart ("Gasket Scout"). */
export const HEADS_OF_DEEDS = `
watching watch: an eye that stays on the {n}; Lookout: the place from which the {n} is seen in time
forewarning watch: an eye that stays on the {n}; Signal: the sign that the {n} gives in time
lookingin sight: the {n}, where one can see it; Lens: what makes the {n} plain to see
answering line: the number where somebody knows the {n}; Desk: where a question about the {n} is answered
fetching run: the round on which the {n} comes; Round: the tour that brings the {n}
rounds run: the round on which the {n} comes; Round: the tour that brings the {n}
homecalls call: the {n}, looked after in the house; Call: the visit that the {n} deserves
teaching wise: knowing one's way with the {n}; School: where the {n} is learned
practising wise: knowing one's way with the {n}; Practice: where the {n} is tried until it is easy
lending loop: the {n} goes out and comes back; Library: where a {n} is borrowed like a book
commoning share: the {n} that goes from hand to hand; Commons: the {n} that belongs to all
matching match: the {n} and the one it was meant for; Exchange: where both sides of the {n} meet
pairing match: the {n} and the one it was meant for; Pair: two who share the {n}
healing well: the {n}, and well again; Care: the {n} in good hands
caring ward: the {n} under somebody's care; Companion: somebody who stays with the {n}
accompanying side: at one's side, all about the {n}; Companion: somebody who goes along with the {n}
reclaiming right: the {n}, put right; Claim: what is owed for the {n}
checking mark: the mark of a {n} that was checked; Check: the look that makes the {n} sure
stamping mark: the mark of a {n} that was measured; Proof: the {n}, shown and not asserted
measuring gauge: the {n}, measured; Gauge: what measures the {n}
tracing trail: the way that the {n} has come; Trail: the way that the {n} has come
sparing direct: the {n} without a middleman; Direct: the {n} without a middleman
making craft: the {n} as a craft; Works: the place the {n} comes from
building yard: where the {n} is put together; Yard: where the {n} is put together
remaking again: the {n}, used once more; Again: the {n}, used once more
rescuing again: the {n}, used once more; Rescue: the {n} that was not thrown away
handingon again: the {n}, used once more; Second: the {n} that gets another go
automating flow: the {n} that runs by itself; Engine: what does the work on the {n} unseen
deciding sense: the {n} that makes sense; Compass: which way to go with the {n}
finding spot: there it is, the {n}; Scout: who goes ahead and finds the {n}
wording draft: the {n}, already drafted; Draft: the {n}, already put in words
summing brief: the {n} in a few lines; Digest: the {n} in a few lines
recording log: the book in which the {n} stands; Log: the book in which the {n} stands
storing keep: where the {n} is safe; Vault: where the {n} is safe
remembering keep: where the {n} stays; Album: where the {n} stays
protecting guard: what stands before the {n}; Shield: what stands before the {n}
guaranteeing bond: the {n}, and a word that holds; Promise: the {n}, and a word that holds
joining folk: the people around the {n}; Circle: the people around the {n}
gathering folk: the people around the {n}; Social: an evening around the {n}
playing quest: the {n} as something to win; League: where the {n} is played for points
helping side: on the side of whoever needs the {n}; Guide: somebody who knows the way with the {n}
opening clear: the {n}, made plain; Explained: the {n} in plain words
speaking voice: the {n}, said aloud; Spoken: the {n} in plain words
fitting fit: the {n} that fits; Fit: the {n} that fits
tending tend: the {n}, looked after; Keeper: who looks after the {n}
growing grove: where the {n} grows; Grove: where the {n} grows
selling post: where the {n} is traded; Store: where the {n} is found
financing bond: the {n}, and a word that holds; Fund: what carries the {n}
gifting post: the {n} that comes by post; Box: the {n} that comes in a box
hosting stead: the place where the {n} is at home; House: the house where the {n} is at home
showing sight: the {n}, where one can see it; View: the {n}, where one can see it
speeding dash: the {n} in a hurry; Express: the {n} without a stop on the way
cleansing fresh: the {n}, fresh again; Fresh: the {n}, fresh again
`;

/** The same by form of business, for any trade. */
export const HEADS_OF_FORMS = `
saas base: where the {n} has its place; Desk: the desk where every {n} has its place; wise: knowing one's way with the {n}; flow: the {n} that runs by itself; light: the {n}, lit so that one sees it
usage line: the line that carries the {n}; Relay: what passes the {n} on; port: where the {n} is handed on; mark: the mark of a {n} that is right
marketplace folk: the people around the {n}; Exchange: where both sides of the {n} meet; match: the {n} and the one it was meant for; way: the way to the {n}
ecommerce house: the house that the {n} comes from; Works: the works that the {n} comes from; craft: the {n} as a craft; field: where the {n} comes from; & Co: the {n} and those who make it
services line: the number where somebody knows the {n}; mark: the sign of a {n} done well; well: the {n}, and in good order; point: where one goes about the {n}; Works: the work that the {n} takes
fintech wise: knowing one's way with the {n}; Fund: what carries the {n}; path: the way that the {n} takes; bond: the {n}, and a word that holds
media line: the line along which news of the {n} comes; Post: the post that brings word of every {n}; light: the {n}, lit so that one sees it; Dispatch: word from the {n}, sent at once
hardware sense: the {n} that notices; Works: the works where the {n} is built; wise: knowing one's way with the {n}; point: where the {n} is looked after; Kit: all that the {n} needs, in one box
local yard: the yard where the {n} is at home; House: the house where the {n} is at home; house: the house where the {n} is at home; lane: the lane where the {n} is found; & Co: the {n} and those who make it
education wise: knowing one's way with the {n}; School: the school where the {n} is learned; craft: the {n} as a craft; path: the way to the {n}
nonprofit folk: the people around the {n}; Circle: the circle around every {n}; bridge: what leads across to the {n}; Trust: those who stand up for the {n}
`;
