import type { WayIn } from "@/lib/brief/types";
import { list, uncap, withArticle } from "../english";
import { quote } from "../frames";
import type { Base, Channel } from "./channels";

export interface Told {
  who: string;
  said: string;
}

/** Who sends buyers already, where these meet and where they hear of it; null where the founder does not say. */
export interface ToldWays {
  heard: Told | null;
  senders: Told | null;
  meets: Told | null;
  /** One customer sends the next. */
  passed: Told | null;
}

/** "The coffee roaster" stands for others of the kind. */
const ONE = /^the (?:[\p{L}'’-]+ )*[\p{L}'’-]*[^s\W](?<!people|staff|men|women|children)$/iu;

/** "Sent by their employer": each comes from another one. */
const EMPLOYER = /^the (?:employer|company|firm|boss)$/i;

export function toldWays(ways: readonly WayIn[], names: ReadonlySet<string>): ToldWays {
  const told = (kind: WayIn["kind"]) => {
    const found = ways.filter((way) => way.kind === kind).slice(0, 2);
    const [first] = found;
    if (!first) return null;
    const who = found.map(({ name }) =>
      EMPLOYER.test(name) ? "employers who have sent staff" : uncap(name, names),
    );
    const alike = kind === "sender" && who.every((name) => ONE.test(name)) ? ["others like them"] : [];
    return { who: list([...who, ...alike]), said: uncap(first.said, names) };
  };
  return { senders: told("sender"), meets: told("place"), heard: told("heard"), passed: told("customer") };
}

const UNTOLD: Told = { who: "", said: "" };

/** Whoever sends customers already is asked for the next ones before anybody else. */
export const fromSenders = (m: Base, { who, said } = m.senders ?? UNTOLD): Omit<Channel, "id"> => ({
  name: `introductions by ${who}`,
  why: `they send you customers by your own account (${quote(said)}), and one of them meets more ${m.group.crowd} in a month than you could find alone`,
  moves: [
    `Write down the first five by name and telephone number: ${who}${m.place ? `, in ${m.place}` : ""}.`,
    `Visit two of them with half a page and ask for the last ${m.group.member} they would have sent, and what they must be sure of first.`,
    `Agree how it goes: a card, a form or a call, and within which day you ring the ${m.group.member}.`,
    `Report back to ${who} what became of each ${m.group.member}; ask whether their rules allow thanks in money before you offer any.`,
    `Count each ${m.action} by who sent it; whoever sends nobody in six weeks tells you why, or you ask the next.`,
  ],
});

/** One customer gives the number to the next: what brought most so far is asked for instead of waited for. */
export const passedOn = ({ group: { crowd, member }, ...m }: Base): Omit<Channel, "id"> => ({
  name: `recommendations from one ${member} to the next`,
  why: `most come that way by your own account (${quote(m.passed?.said ?? "")}), and it costs nothing but good work`,
  moves: [
    `Go through your list and write beside each ${member} who sent them; those who sent two or more are your first calls.`,
    `Leave two cards with each ${member} on the day the work is done, one to keep and one to give away, and ask who else nearby has the same problem.`,
    `Ask all new ${crowd} who gave them your number, and write the name beside the first payment.`,
    `Thank whoever sent two with a small piece of your own work instead of money, so that the word stays honest.`,
    `Count once a month how many were sent and by how few; ask those few for the names of two ${crowd} in a street that you do not know yet.`,
  ],
});

/** Where they read and hear of it: nobody there can be rung up. */
export const whereHeard = (m: Base, { who, said } = m.heard ?? UNTOLD): Omit<Channel, "id"> => ({
  name: who,
  why: `you name it yourself (${quote(said)}), and it costs time before it costs money`,
  moves: [
    `Look back through ${who} for the last ten ${m.group.crowd} who asked for such a thing${m.place ? ` in ${m.place}` : ""}, and note what they wanted to know first.`,
    `Answer one such question a day for two weeks under your own name, with the price in the answer.`,
    `Ask every satisfied ${m.group.member} on the same day to say so where the next one looks, with a link or a card that makes it easy.`,
    `Write beside each ${m.action} which of these it came from: ${who}.`,
    `Pay for no advertisement before three ${m.group.crowd} have come without one, and give your hours to what brought most.`,
  ],
});

/** Where the founder says they meet. */
export const atToldPlace = (m: Base, { who, said } = m.meets ?? UNTOLD): Omit<Channel, "id"> => ({
  name: who,
  why: `that is where they are by your own account (${quote(said)}), so ${m.group.crowd} need not be looked for elsewhere first`,
  moves: [
    `Find the next three dates: ${who} and the like, with who decides there and what it costs to be there.`,
    `Ask for the first what you may do there: sell, show or only answer. If it is months away, begin with the next.`,
    `Open there with this: "${m.group.how.ask[0]}"`,
    `Write hours and money beside each ${m.group.member} whom ${who} brought.`,
    `Three tries without ${withArticle(m.action)} mean that you go elsewhere than to ${who}; one each time means go on.`,
  ],
});
