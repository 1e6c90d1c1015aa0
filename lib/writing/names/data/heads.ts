/** Second words by what is done: grown onto a short one ("Hivewatch"), or standing apart ("Gasket Scout"). */
export const HEADS_OF_DEEDS = `
watching watch: keeping watch; Lookout: the place from which the {n} is seen in time
forewarning watch: keeping watch; Signal: the sign that the {n} gives in time
lookingin sight: having it in sight; Lens: what makes the {n} plain to see
answering line: a line that is always open; Desk: where a question about the {n} is answered
fetching run: the round that brings it; Round: the tour that brings the {n}
rounds run: the round that brings it; Round: the tour that brings the {n}
homecalls call: a call at the house; Call: the visit that the {n} deserves
teaching wise: knowing one's way; School: where the {n} is learned
practising wise: knowing one's way; Practice: where the {n} is tried until it is easy
lending loop: what goes out and comes back; Library: where the {n} is borrowed like a book
commoning share: sharing; Commons: the {n} that belongs to all
matching match: finding the right one; Exchange: where both sides of the {n} meet
pairing match: finding the right one; Pair: two who share the {n}
healing well: all is well; Care: the {n} in good hands
caring ward: being looked after; Companion: somebody who stays with the {n}
accompanying side: standing at somebody's side; Companion: somebody who goes along with the {n}
reclaiming right: putting it right; Claim: what is owed for the {n}
checking mark: a mark one can trust; Check: the look that makes the {n} sure
stamping mark: a mark one can trust; Proof: the {n}, shown and not asserted
measuring gauge: measuring; Gauge: what measures the {n}
tracing trail: the way it has come; Trail: the way that the {n} has come
sparing direct: without a middleman; Direct: the {n} without a middleman
making craft: a craft; Works: the place the {n} comes from
building yard: a yard where things are made; Yard: where the {n} is put together
remaking again: once more; Again: the {n}, used once more
rescuing again: once more; Rescue: the {n} that was not thrown away
handingon again: once more; Second: the {n} that gets another go
automating flow: running by itself; Engine: what does the work on the {n} unseen
deciding sense: noticing in time; Compass: which way to go with the {n}
finding spot: spotting it; Scout: who goes ahead and finds the {n}
wording draft: the first draft; Draft: the {n}, already put in words
summing brief: in few words; Digest: the {n} in a few lines
recording log: a record; Log: the book in which the {n} stands
storing keep: keeping; Vault: where the {n} is safe
remembering keep: keeping; Album: where the {n} stays
protecting guard: guarding; Shield: what stands before the {n}
guaranteeing bond: a word that holds; Promise: the {n}, and a word that holds
joining folk: people who belong together; Circle: the people around the {n}
gathering folk: people who belong together; Social: an evening around the {n}
playing quest: something to win; League: where the {n} is played for points
helping side: standing at somebody's side; Guide: somebody who knows the way with the {n}
opening clear: making it clear; Explained: the {n} in plain words
speaking voice: saying it aloud; Spoken: the {n} in plain words
fitting fit: fitting; Fit: the {n} that fits
tending tend: tending; Keeper: who looks after the {n}
growing grove: growing; Grove: where the {n} grows
selling post: the post; Store: where the {n} is found
financing bond: a word that holds; Fund: what carries the {n}
gifting post: the post; Box: the {n} that comes in a box
hosting stead: a steady place; House: the house where the {n} is at home
showing sight: having it in sight; View: the {n}, where one can see it
speeding dash: speed; Express: the {n} without a stop on the way
cleansing fresh: freshness; Fresh: the {n}, fresh again
`;

/** The same by form of business, for any trade. */
export const HEADS_OF_FORMS = `
saas base: home base; Desk: the desk where the {n} has its place; wise: knowing one's way; flow: running by itself; light: light on the matter
usage line: a line that is always open; Relay: what passes the {n} on; port: where it is handed on; mark: a mark one can trust
marketplace folk: people who belong together; Exchange: where both sides of the {n} meet; match: finding the right one; way: the way there
ecommerce house: a house of its own; Works: the works that the {n} comes from; craft: a craft; field: the field it comes from; & Co: the {n} and those who make it
services line: a line that is always open; mark: a mark one can trust; well: all is well; point: the place to go; Works: the work that the {n} takes
fintech wise: knowing one's way; Fund: what carries the {n}; path: the path there; bond: a word that holds
media line: a line that is always open; Post: the post that brings word of the {n}; light: light on the matter; Dispatch: word from the {n}, sent at once
hardware sense: noticing in time; Works: the works where the {n} is built; wise: knowing one's way; point: the place to go; Kit: all that the {n} needs, in one box
local yard: a yard where things are made; House: the house where the {n} is at home; house: a house of its own; lane: a small street; & Co: the {n} and those who make it
education wise: knowing one's way; School: the school where the {n} is learned; craft: a craft; path: the path there
nonprofit folk: people who belong together; Circle: the circle around the {n}; bridge: a bridge across; Trust: those who stand up for the {n}
`;
