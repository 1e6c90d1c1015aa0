import { sentenceSpans } from "../text/sentences";
import type { ReadAmount } from "./amount-roles";

/** Where the money of a start comes from. */
const GIVEN =
  /\b(?:grants?|subsid\w+|funds?|funded|foundations?|lottery|prize|award|ministr(?:y|ies)|councils?|city|town|municipalit(?:y|ies)|county|state|government|region|eu|chamber|programme)\b/i;
const BY_GRANT = /\b(?:grants?|subsid\w+|funded|funds?|foundations?|lottery)\b/i;
const CONTRACTS = /\b(?:contracts?|agreements?|memberships?)\b/i;
const LENT = /\b(?:loans?|bank|credit|lend\w*|lent|mortgage|leas\w+|instal?lments?|microfinance)\b/i;
const OWN =
  /\b(?:own|ours|mine|savings?|saved|pockets?|family|parents|father|mother|brother|sister|uncle|aunt|friends?|partners?|founders?|we put in|i put in|in hand|already have)\b/i;
const WANTED =
  /\b(?:looking for|look for|seek\w*|missing|still (?:need|to find|open|lack)|short of|gap|to (?:raise|find)|raising|needed)\b/i;
const OTHERS = /\b(?:crowd ?funding|pre-?sales?|investors?|angels?|sponsors?|donations?|donors?)\b/i;
/** "And a voluntary €5 per repair": comes in, and is no cost of the repair. */
const VOLUNTARY = /\b(?:voluntary|donat\w+|solidarity|token|symbolic)\b/i;
const REST = /\b(?:rest|remainder|remaining|other)\b/i;
const SOURCES = [WANTED, GIVEN, LENT, OWN, OTHERS, REST];

/** "The year's budget is 5.6 million": what a year costs, and no price. */
const OF_A_YEAR =
  /\b(?:(?:yearly|annual|year['’]s|this year['’]s|our|the) (?:budget|costs?)|budget (?:a|per|for (?:a|the|one)) year|budget)\b[^.;:]{0,30}$/i;
const LEADS =
  /^[^.;]{0,40}?(?::|,\s(?:of (?:which|that)|with|made up|coming|half|paid|financed)|\(|\s(?:from|made up of|financed by|split into)\s|\s[–—-]\s|,\s)/iu;

/** The words of one part of a list, without its neighbours'. */
function wordsOf(
  part: ReadAmount,
  read: readonly ReadAmount[],
  text: string,
  from: number,
  to: number,
): string {
  const at = read.indexOf(part);
  const start = Math.max(from, read[at - 1]?.end ?? 0);
  const end = Math.min(to, read[at + 1]?.start ?? to);
  const behind = (text.slice(part.end, end).split(/[,;]|\sand\s/)[0] ?? "").trim();
  const ahead = text.slice(start, part.start);
  const own = ahead.slice(
    Math.max(
      ahead.lastIndexOf(","),
      ahead.lastIndexOf(":"),
      ahead.lastIndexOf(";"),
      ahead.search(/\sand\s(?!.*\sand\s)/),
    ) + 1,
  );
  return `${own} ${part.tail.unit ?? ""} ${behind}`;
}

/** "Build-out comes to 118,000: 40,000 is a grant, 50,000 a bank loan, and I'm still looking for the other 28,000". */
export function fundedFrom(read: readonly ReadAmount[], text: string): ReadAmount[] {
  const spans = sentenceSpans(text);
  const told = [...read];
  const done = new Set<ReadAmount>();
  for (const [i, whole] of read.entries()) {
    if (done.has(whole)) continue;
    const sentence = spans.find(({ start, end }) => start <= whole.start && whole.start < end);
    if (
      whole.kind !== "money" ||
      whole.tail.unit ||
      !sentence ||
      !LEADS.test(text.slice(whole.end, sentence.end))
    )
      continue;
    const rest = read.slice(i + 1).filter(({ start }) => start < sentence.end);
    const yearly = OF_A_YEAR.test(text.slice(sentence.start, whole.start)) || whole.tail.period === "year";
    const parts = rest.filter(
      ({ kind, value, role }) => (kind === "percent" || value < whole.value) && (role !== "take" || yearly),
    );
    const sourced = parts.map((part) => ({
      part,
      words: wordsOf(part, read, text, whole.end, sentence.end),
    }));
    const named = sourced.filter(({ words }) => SOURCES.some((source) => source.test(words)));
    const sum = parts.reduce(
      (all, { kind, value }) => all + (kind === "percent" ? value * whole.value : value),
      0,
    );
    if (named.length < 2 || named.length < parts.length * (2 / 3)) continue;
    if (!yearly && sum > whole.value * 1.02) continue;
    settle(told, whole, yearly ? "compare" : "capex");
    for (const { part } of sourced) done.add(part);
    for (const { part, words } of sourced)
      if (part.kind === "percent")
        Object.assign(told, {
          [read.indexOf(part)]:
            yearly && BY_GRANT.test(words) ? asGrant(part, whole) : { ...part, role: "compare", sure: true },
        });
      else if (yearly && VOLUNTARY.test(words)) settle(told, part, "compare");
      else if (yearly && !named.some((one) => one.part === part)) continue;
      else if (yearly && CONTRACTS.test(words)) settle(told, part, "price");
      else if (WANTED.test(words)) settle(told, part, "budget");
      else if (OWN.test(words) || (GIVEN.test(words) && !LENT.test(words)))
        settle(told, part, yearly ? "compare" : "own");
      else settle(told, part, "compare");
  }
  return told;

  function settle(all: ReadAmount[], amount: ReadAmount, role: ReadAmount["role"]): void {
    const sought = role === "budget";
    const tail = { ...amount.tail, period: role === "price" ? ("year" as const) : null, unit: null };
    const listed = role === "own" ? { listed: { at: amount.start, of: "" } } : {};
    all[read.indexOf(amount)] = {
      ...amount,
      ...listed,
      role,
      sought,
      sure: true,
      unsure: false,
      later: false,
      tail,
    };
  }
}

/** "Yearly budget 148,000: 60% grant": so much comes in every year. */
function asGrant(part: ReadAmount, whole: ReadAmount): ReadAmount {
  const value = Math.round(part.value * whole.value);
  const tail = { ...part.tail, period: "year" as const, unit: null, divisor: 1 };
  const text = `${part.text} of ${whole.text}`;
  return {
    ...part,
    kind: "money",
    currency: whole.currency,
    value,
    low: value,
    high: value,
    role: "grant",
    sure: true,
    tail,
    text,
  };
}
