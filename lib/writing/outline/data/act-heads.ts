/** Words beside the founder's noun by act, and what they say of it, one or many: joined to it, after it, or before it with "_" in its place, or several of it with "#". */
export const ACT_HEADS = `
track log: it keeps a log of the {n}; mark: it shows how things stand with the {n}; # in Order: is what is promised, with the {n} in the first place; Ledger: the book of the {n}; Desk: one place for the {n}
check mark: it puts a mark behind what has been checked about the {n}; sight: it keeps the {n} in sight; Sure _: says that there is no doubt about the {n}; Check: a second look at the {n}
forecast sense: it has a sense of what comes next for the {n}; Tomorrow's _: is what has to be decided this evening, for the {n} above all; Forecast: what to expect of the {n}
teach wise: it helps people find their way with the {n}; path: it shows a path to the {n}; First _: is the beginning, with the {n} in hand; School: a place to learn with the {n}
lend loop: it lets the {n} go out and come back; Next _: says that there is another when this one no longer fits; Library: where one borrows the {n} as one borrows a book
match match: it brings people together over the {n}; link: it links those who have to do with the {n}; Open _: says that the {n} can be found by those who look; Exchange: where people meet over the {n}
language line: it is the line to call for words about the {n}; talk: it is about the talk around the {n}; Clear _: says that everybody understands when it is about the {n}; Talk: the words around the {n}
papers desk: it is the desk for the {n}; Easy _: says that somebody has made it easier to deal with the {n}; Desk: a desk for all that has to do with the {n}
repair mend: it mends what belongs to the {n}; works: it is a small works for the {n}; Sound _: is what people get back, in the old sense of sound; Workshop: a workshop for the {n}
clean round: it makes its round for the {n}; Fresh _: is what people get back; Round: the round on which somebody takes care of the {n}
carry run: it does the run for the {n}; drop: it drops the {n} at the door; _ Today: says how long one has to wait; Round: a round for the {n}
make craft: it stands for careful work, with the {n} in mind; _ & Co: names the thing itself, and leaves room for what comes after it; Works: a small works for the {n}
food Good _: is short praise that needs no other word; Plain _: says that nothing is added
guard watch: it keeps watch, with the {n} in its care; Watch: an eye kept on the {n}; sense: it has a sense of the {n}; Signal: the sign that comes in time, for the {n} above all; Calm _: says how it should be around the {n}
care side: it stands at people's side, with the {n} in hand; Companion: company, with the {n} in hand
grow field: it is a field of its own for the {n}; Our _: is what people say of it once they belong; yard: it is a yard for the {n}; Commons: a place where the {n} belong to several people
host house: it is a house for the {n}; yard: it is a yard for the {n}; Open _: says that one may come in; House: a house for the {n}
guide way: it shows a way, with the {n} on it; _ & Tale: names the two things people get; Rounds: rounds with the {n} on them
pay pay: it takes care of paying, for the {n}; Account: the account of the {n}
tell note: it is a note on the {n}; page: it is a page about the {n}; The _ Letter: says what it is and what it is about
plan wise: it helps people decide about the {n}; Easy _: says that the {n} takes less thought; Plan: a plan for the {n}; # Ahead: says that the {n} are thought of in good time; mate: it stands by with the {n}
remind cue: it gives a cue for the {n}; _ on Time: says when the {n} has to come; Nudge: a friendly nudge about the {n}; Kind _: says in which tone it is about the {n}
hear tone: it has the tone of the {n}; _ Aloud: says that the {n} can be heard; Echo: what comes back of the {n}; Close _: says that it is near, the {n} above all
keep nest: it is a home for the {n}; Our _: is what people say of the {n} once they have it; Chest: a chest for the {n}; One _: says that it is one, the {n} above all
ready craft: it makes the {n} as it has to be; Ready _: says that the {n} is there when it is needed; Works: a small works for the {n}; Easy _: says that the {n} takes less effort
work works: it is a small works for the {n}; Good _: is what people get, in two plain words; Works: the work around the {n}
`;
