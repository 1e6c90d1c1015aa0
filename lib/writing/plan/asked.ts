import type { Case } from "../case";
import { uncap } from "../english";
import { quote } from "../frames";
import type { Asked } from "../told-of-sales";
import { task } from "./task";

/** Who came by themselves is answered before strangers are looked for. */
export const askedTask = (c: Case, asked: Asked) =>
  asked.one ? oneAskedTask(c, asked) : manyAskedTask(c, asked);

const oneAskedTask = ({ name, derived }: Case, { who, said, one }: Asked) =>
  task(
    "x-asked",
    1,
    3,
    "high",
    `Give ${who} its price this week`,
    `You say: ${quote(said)}. Go there, look at what they have and ask who decides and by when. ${derived.asked_month ? `By your list it is ${derived.asked_month.display} a month; a whole day in one place costs you less of the way, so know your lowest price before you go. ` : ""}Done when: ${one?.noun ? `the ${one.noun}` : "it"} has said yes, no or on what it depends, and you know what such an order would leave ${name}.`,
    { meetsCustomer: true },
  );

const manyAskedTask = ({ name }: Case, { who, said }: Asked) =>
  task(
    "x-asked",
    1,
    3,
    "high",
    `Answer those who have asked: ${uncap(who)}`,
    `You say: ${quote(said)}. Ring the three who asked last. How many do they want, from which budget, who decides and by when? Name a price for it. Done when: each has said yes, no or on what it depends, and you know what one such order would leave ${name}.`,
    { meetsCustomer: true },
  );
