import { findAmounts } from "@/lib/brief/amounts/amounts";
import type { Case } from "../case";
import { cap } from "../english";
import { isSupplier } from "../is-supplier";
import { type SortOfWay, sortOfWay } from "../sort-of-way";

interface Way {
  who: string;
  /** "it" or "them". */
  it: string;
  /** "it does" or "they do". */
  does: string;
}

type Trial = (way: Way, c: Case) => readonly [title: string, how: string];

const TRIALS: Record<SortOfWay | "installed" | "help" | "dear", Trial> = {
  dear: ({ who, it }) => [
    `Use ${who} for a day where somebody has ${it}`,
    `Ask to be shown ${it}, let three strangers use ${it} beside you, and note what ${it === "them" ? "they cost" : "it costs"} to buy and to keep, and how often ${it === "them" ? "they stand" : "it stands"} still.`,
  ],
  help: ({ who }, { group }) => [
    `Ask three ${group.crowd} how it goes with ${who}`,
    `Ask how often it comes to that, what it costs them in time and favours, and what they would pay to be spared it.`,
  ],
  installed: ({ who, it }, { group }) => [
    `See ${who} at work`,
    `Ask two ${group.crowd} who have ${it} to show ${it} to you, and note what it cost, how long it took to set up and what nobody looks at any more.`,
  ],
  supplier: ({ who }) => [
    `Ask ${who} for an offer, as a customer would`,
    `Ask for the price, what is included and the first possible date.`,
  ],
  program: ({ who, it }, { name }) => [
    `Use ${who} for a week, on real work`,
    `Do three real pieces of the work that ${name} is meant for, and note beside each the minutes, the price and where ${it === "them" ? "they let" : "it lets"} you down.`,
  ],
  paper: ({ who, it }) => [
    `Work with ${who} for a week`,
    `Get ${it === "them" ? "two of them" : "it"}, do with ${it} what customers do, and note the day on which you stopped and why.`,
  ],
  place: ({ who }) => [
    `Go to ${who} as a customer would`,
    `Note the way there, the waiting, the price and the moment at which you would rather have left, and listen to what the other customers say.`,
  ],
  goods: ({ who, it }) => [
    `Buy ${who} and live with ${it} for a week`,
    `Note what ${it === "them" ? "they cost and where they are" : "it costs and where it is"} sold, and let three strangers use ${it} beside you.`,
  ],
  habit: ({ who }) => [
    `Do it once the way it is done today`,
    `The way is ${who}. Try it on a real case, with a watch.`,
  ],
};

/** So many times the own price is spent on nothing that is only tried. */
const DEAR = 10;
const isDear = (said: string, { lines }: Case) =>
  findAmounts(said).some(
    ({ kind, value }) => kind === "money" && value >= DEAR * (lines[0]?.price?.value ?? value),
  );

/** What people use today is tried as what it is, and what the founder says against it is looked at. */
export function tryItOut(c: Case, now: string): readonly [string, string] {
  const told = c.alternatives.find(({ who }) => who === now);
  const many = told?.many ?? true;
  const way = many ? { who: now, it: "them", does: "they do" } : { who: now, it: "it", does: "it does" };
  const looks = sortOfWay(now);
  const sort = !isSupplier(now) && (looks === "supplier" || looks === "goods") ? "help" : looks;
  const isThing = (sort === "program" || sort === "goods") && c.form === "hardware";
  const kind = isThing && c.b2b ? "installed" : isThing ? "goods" : sort;
  const [title, how] = TRIALS[kind === "goods" && isDear(told?.said ?? "", c) ? "dear" : kind](way, c);
  const against = told?.said
    ? c.vary(
        "told-against",
        `You write: "${told.said}". See for yourself whether that is so. `,
        `What you say against ${way.it}, "${told.said}", has to be seen once with your own eyes. `,
      )
    : "";
  return [
    title,
    `${against}${how} ${c.vary(
      "tried",
      `Done when: one column shows what ${way.does} well, and one what people complain about and ${cap(c.name)} does better.`,
      `Done when: you can say in two sentences who is well served with ${way.it} and who would be better off with ${cap(c.name)}.`,
    )}`,
  ];
}
