import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { type Nature, natureOf } from "../data/side-people";
import { MEETING } from "../offer/kinds/shared-out";
import { literal } from "../text/literal";
import { remembered } from "../text/remembered";
import { WITH_OWN } from "../text/with-own";
import type { Clause } from "../types";
import { type Mention, mentionsIn } from "./side-mentions";

export interface Sides {
  /** Who provides, plural: "godown owners". */
  supply: string;
  /** Who orders and pays, plural; null where only the audience answer tells. */
  demand: string | null;
  /** The answers tell of a deal between both, and not only of somebody who has a part in the offer. */
  deal: boolean;
}

type Told = Pick<QuizAnswers, "solution" | "businessModel" | "targetAudience" | "problem">;
const FIELDS = ["solution", "businessModel", "targetAudience", "problem"] as const;
const BY_NATURE: Record<Nature, number> = { grower: 4, provider: 2, either: 0, seeker: -3 };
const ENOUGH = 3;

/** What is kept of each deal, from either end. */
export const SHARED_DEALS =
  /\b(?:gets?|keeps?|receives?|earns?) (?:about )?\d+ ?%|\bcommission\b|% (?:(?:service |booking |platform )?fee )?(?:of|on|from) (?:each|every) (?:booking|rental|order|lesson|job|shift|hire|stay|ride|trip|session|visit|class|deal|meal|gig|project|delivery|appointment|swap|load)\b/i;

/** "Rent machines to each other", "swap and sell": the same people are on both sides, and their part tells them apart. */
const AMONG_THEMSELVES =
  /\b(?:each other|one another|(?:from|to) (?:another|other) \p{L}+s|swap(?:s|ping)?\b)|\bmatch(?:es)? people with (?:the )?same\b/iu;
const BY_PART = [
  [/\b(?:rides?|shifts?|commut\w+|car\s?pool\w*|seats?)\b/iu, "drivers"],
  [/\b(?:rents?|lends?|borrows?|hires?|shares?)\b/iu, "owners"],
  [/\b(?:sells?|buys?|swaps?|trades?|resells?)\b/iu, "sellers"],
] as const;
const byPart = (solution: string) =>
  AMONG_THEMSELVES.test(solution) ? (BY_PART.find(([part]) => part.test(solution))?.[1] ?? null) : null;

interface Candidate {
  head: string;
  called: string;
  told: number;
  score: number;
  tells: Set<Mention["tells"][number]>;
}

/** The fullest name by which anything is told of them: "godown owners" rather than "owners". */
const nameOf = (said: readonly Mention[]) =>
  [...said].sort(
    (a, b) =>
      Number(b.weight > 0 && b.called.includes(" ")) - Number(a.weight > 0 && a.called.includes(" ")) ||
      b.weight - a.weight,
  )[0]?.called ?? "";

/** Everybody whom the answers name, those first for whom most says that they provide. */
function candidates(answers: Told): Candidate[] {
  const found = new Map<string, Mention[]>();
  for (const field of FIELDS)
    for (const mention of mentionsIn(field, answers[field]))
      found.set(mention.head, [...(found.get(mention.head) ?? []), mention]);
  return [...found.entries()]
    .map(([head, said]) => {
      const told = said.reduce((sum, { weight }) => sum + weight, 0);
      const score = told + BY_NATURE[natureOf(head, head) ?? "either"];
      const tells = new Set(said.flatMap((each) => each.tells));
      // "Restaurants see the catch and send a price": who looks through it bids to buy.
      if (tells.has("orders")) tells.delete("answers");
      return { head, called: nameOf(said), told, score, tells };
    })
    .sort((a, b) => b.score - a.score);
}

const ROLE = /^(?:seller|provider|supplier)$/;
/** Whoever most speaks for; else the one who puts up what another orders. */
function providerAmong(all: readonly Candidate[]): Candidate | undefined {
  const answered = all.some(({ tells }) => tells.has("answers"));
  // "Farmers put in how many ewes, shearers see it": what is answered was asked for.
  const asked = ({ tells }: Candidate) =>
    answered && tells.has("offers") && !tells.has("answers") && !tells.has("share");
  const able = all.filter((one) => !asked(one));
  const ordered = all.some(({ tells }) => tells.has("orders") && !tells.has("offers"));
  const most = able.find(({ told, score }) => told > 1 && score >= ENOUGH);
  // "The seller pays 12%", where universities list what they sell.
  const named = able.find(
    ({ tells, score }) => score >= ENOUGH && tells.has("offers") && !tells.has("orders"),
  );
  return (
    (most && ROLE.test(most.head) ? named : null) ??
    most ??
    able.find(({ tells }) => tells.has("answers") || (ordered && tells.has("offers") && !tells.has("orders")))
  );
}

/** Whoever is spoken to orders: "You search by date and book", "an app to borrow gear from shops", "booked at any pool". */
const YOU_ORDER =
  /\b(?:app|platform|site|website|pass) to (?:book|rent|hire|borrow|order|buy)\b|\bbook(?:ed|able)? at any\b|\byou (?:[^.;]{0,50}(?:,| and) )?(?:book|choose|pick|reserve|order|search|rent|hire|borrow|buy|compare)\b/iu;
/** What the founder makes, buys or sends somebody for is no deal between others. */
const SOLD_BY_US =
  /\b(?:we|i) (?:(?:sell|press|bake|roast|cook|make|sew|brew|buy|send)\b|[^.;]{3,90} and sell\b)(?! (?:it|them) for (?:you|them)\b)/i;

const asksFor = (provider: Candidate | undefined, tells: Candidate["tells"]) =>
  provider?.tells.has("answers") === true && tells.has("offers") && !tells.has("answers");

function find(answers: Told): Sides | null {
  const all = candidates(answers);
  const provider = providerAmong(all);
  const supply = provider?.called ?? byPart(answers.solution);
  if (!supply) return null;
  const others = all.filter(
    ({ head, score, tells }) =>
      head !== provider?.head && (score < 0 || tells.has("orders") || asksFor(provider, tells)),
  );
  const orders = others.findLast(({ tells }) => tells.has("orders") || asksFor(provider, tells));
  const ordered = orders !== undefined || YOU_ORDER.test(answers.solution);
  const tells = provider?.tells ?? new Set();
  const deal =
    !SOLD_BY_US.test(answers.solution) &&
    (((tells.has("offers") || tells.has("answers")) && ordered) ||
      (tells.has("share") && (ordered || MEETING.test(answers.solution))));
  return { supply, demand: (orders ?? others.at(-1))?.called ?? null, deal };
}

const KEPT = 6;
const recent = remembered<{ sides: Sides | null }>(KEPT);

/** Who provides and who orders, where the answers name somebody who provides; null where nobody does. */
export const readSides = (answers: Told): Sides | null =>
  recent(FIELDS.map((field) => answers[field]).join("\n"), () => ({ sides: find(answers) })).sides;

/** Both sides of a deal that the answers tell of; null where they tell of none. */
export function dealBetween(answers: Told): Sides | null {
  const sides = readSides(answers);
  return sides?.deal ? sides : null;
}

/** "We connect the owner with a retired neighbour", "supply side: warehouse owners": brought together, whoever they are. */
const BROUGHT_TOGETHER = new RegExp(
  `\\b(?:we|which|that) (?:connects?|match(?:es)?|brings? together|introduces?|pairs?|links?) (?:[\\p{L}-]+ ){1,4}?(?:with|to|and) ${WITH_OWN}(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+`,
  "iu",
);
export const areBroughtTogether = (answers: Told) =>
  !SOLD_BY_US.test(answers.solution) &&
  (/\b(?:supply|demand|other) side\b/i.test(answers.targetAudience) ||
    BROUGHT_TOGETHER.test(answers.solution));

const LISTED =
  /\b(?:their|an?|the|single|small) (?:(?:empty|spare|unused|own) )?(?!(?:months?|weeks?|hours?|days?|dates?|times?|price|photo)\b)((?:\p{L}+ )??\p{L}{3,})(?= (?:is|are|for|with|when|by|from|that|at|in|on|they|nearby|nobody)\b|,)/iu;

/** "Owners list their spare garden": what is put up, where the offer opens with those who do it; null elsewhere. */
export function listedIn(answers: Told): string | null {
  const sides = dealBetween(answers);
  if (!sides || !answers.solution.toLowerCase().startsWith(sides.supply)) return null;
  return LISTED.exec(answers.solution.slice(sides.supply.length))?.[1]?.toLowerCase() ?? null;
}

const head = (people: string) => singular(people.toLowerCase().split(" ").at(-1) ?? people).replace(/y$/, "");
export const names = (said: string, people: string) => said.toLowerCase().includes(head(people));

/** "Farmers in Voss, and weavers" named in one breath are two groups. */
function apart(segment: Clause, supply: string, demand: string): Clause[] {
  const cut = new RegExp(`,? and (?:their )?(?=(?:\\p{L}+ )?${literal(head(demand))})`, "iu").exec(
    segment.text,
  );
  if (!cut || !names(segment.text.slice(0, cut.index), supply)) return [segment];
  const second = cut.index + cut[0].length;
  return [
    { ...segment, text: segment.text.slice(0, cut.index), end: segment.start + cut.index },
    { ...segment, text: segment.text.slice(second), start: segment.start + second },
  ];
}

/** Whoever orders is the customer, in whatever order the answers name the sides. */
export function buyersFirst(segments: readonly Clause[], answers: Told): Clause[] {
  const { supply, demand } = readSides(answers) ?? {};
  if (!supply || !demand) return [...segments];
  const all = segments.flatMap((segment) => apart(segment, supply, demand));
  const [first] = all;
  const buyers = all.find(({ text }) => names(text, demand));
  return buyers && first && buyers !== first && names(first.text, supply) && !names(first.text, demand)
    ? [buyers, ...all.filter((segment) => segment !== buyers)]
    : [...segments];
}
