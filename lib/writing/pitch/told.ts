import { hasBeenDone } from "@/lib/brief/text/happened";
import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import { backWithFirstYear } from "@/lib/finance/told-time";
import { payInCases } from "../analysis/carrying";
import { type Case, within } from "../case";
import { sentences } from "../cut";
import { bare, cap, list, uncap, wordCount } from "../english";
import { para, quote, t } from "../frames";
import { clauseWithin, fromTheirs, inSentences, POINTS, SAYS_MUCH } from "../in-sentences";
import { isClause } from "../is-clause";
import { standsAlone } from "../need";
import { afterOffer, offerSentence } from "../told-offer";
import { verbAt } from "../verb-in-name";
import { tellsYou } from "../voice";
import { headline } from "./headline";
import { languageOf } from "./spoken-case";

/** A name's capital stays; "The owner ..." opens small inside a sentence, and "pilot at 3 hotels" gets its article. */
export const plain = (text: string) =>
  text
    .replace(
      /^(?=(?:(?:field|user|first|paid|clinical) )?(?:trial|pilot|study|wait(?:ing )?list) (?:at|in|on|with|of)\b)/i,
      "a ",
    )
    .replace(/^(?=(?:co-?)?founders? )/i, "our ")
    .replace(/^(?=(?:tested|piloted|trialled|installed) (?:at|in|on|with)\b)/i, "it was ")
    .replace(/^(?:The|Every|Each|All|An?|It|We|Our) (?=\p{Ll})/u, (word) => word.toLowerCase());

/** The first sentence of an answer, as it was written. */
export const asWritten = (answer: string) => quote(bare(sentences(answer)[0] ?? answer));

const opening = (c: Case) => uncap(bare(sentences(c.context.brief.answers.problem)[0] ?? ""), c.names);

/** What happens to the customer today, in the founder's words; "" where the answers don't say it in English. */
export const trouble = (c: Case, most: number) =>
  c.vague || c.foreign
    ? ""
    : ([c.need, ...c.need.split("; "), opening(c), c.trouble, within(most, c.need)].find(
        (text) =>
          text &&
          wordCount(text) <= most &&
          !POINTS.test(text) &&
          standsAlone(text, c.context.brief.answers.problem),
      ) ?? "");

export function problemTold(c: Case, most: number): string {
  const opens = c.vague || c.foreign ? "" : clauseWithin(fromTheirs(c)[0] ?? "", most);
  const told = inSentences(c, most) || (wordCount(opens) >= SAYS_MUCH ? opens : "") || trouble(c, most);
  if (told) return cap(told);
  const answer = c.context.brief.answers.problem;
  const whole = bare(sentences(answer)[0] ?? answer);
  if (c.foreign && wordCount(whole) <= most)
    return `In ${languageOf(c)}, as people there say it: ${quote(whole)}`;
  return c.vague
    ? `Our starting point is one sentence, ${quote(bare(answer))}, and it still needs a person and a figure`
    : cap(clauseWithin(whole, most)) || headline(c) || `${cap(c.people)} have no good answer to this yet`;
}

const SOMEBODY_DOES =
  /^\p{Lu}[\p{L}-]+s (?:record|collect|repair|cook|deliver|visit|teach|rent|send|get|find|book|lend|share|make|bring|pick|write|read|answer)\b/u;

const MOST_THING = 14;
/** What is made, in one sentence with its name. */
export function mechanism(c: Case): string {
  const { solution } = c.context.brief.answers;
  if (c.foreign) return `${cap(c.name)} is our answer, in our own words: ${asWritten(solution)}`;
  if (c.vague) return `${cap(c.name)} is a first idea for it: ${asWritten(solution)}`;
  const first = bare(offerSentence(solution)) || solution;
  // "We sweep the chimney", "Volunteers record ...": already a sentence, and nothing that is offered.
  if (!c.what && (/^(?:we|i|you) /i.test(first) || SOMEBODY_DOES.test(first) || isClause(first)))
    return `With ${c.name} ${plain(uncap(first, c.names))}`;
  const [, often = "", , does = ""] =
    /^((?:every|each|once an?|twice an?) \p{L}+),? (we|i) (.+)$/iu.exec(first) ?? [];
  if (!c.what && does) return `${cap(often)} we at ${c.name} ${does}`;
  if (!c.what && tellsYou(first)) return `With ${c.name} you ${uncap(first, c.names)}`;
  if (c.hasBrand && c.weSay && !/^We (?:are building|offer) /.test(c.weSay))
    return `At ${c.name} ${uncap(c.weSay)}`;
  if (c.what) return `${cap(c.name)} ${c.what}`;
  const said = plain(uncap(first, c.names));
  return nounPhrase(said.split(/[,;:(]/)[0] ?? "", MOST_THING) === null || verbAt(said) > 0
    ? `${cap(c.name)}, as we put it ourselves: ${quote(first)}`
    : `${cap(c.name)} offers ${said}`;
}

/** So much of the solution is said before anybody asks. */
const EXPLAINED = 72;

/** What the answer goes on to say of it, in whole sentences. */
function further(c: Case, said: string): string {
  const rest = afterOffer(c.context.brief.answers.solution);
  const whole = rest.map((_, i) => para(said, ...rest.slice(0, i + 1)));
  return bare(whole.findLast((text) => wordCount(text) <= EXPLAINED) ?? said);
}

/** The same said by its founders. */
export function weOffer(c: Case): string {
  const { solution } = c.context.brief.answers;
  const own = c.weSay?.replace(/^We are building /, "");
  if (c.foreign || c.vague)
    return c.vary(
      "offer",
      `So this is what we want to build: ${asWritten(solution)}`,
      `Our answer, as we wrote it down: ${asWritten(solution)}`,
      `This is what should exist instead: ${asWritten(solution)}`,
    );
  const name = c.hasBrand ? `${cap(c.name)}, ` : "";
  if (own && own !== c.weSay)
    return further(
      c,
      c.vary(
        "offer",
        `So we're building ${name}${own}`,
        `We think there's a better way: ${name}${own}`,
        `Our answer is ${name}${own}`,
      ),
    );
  if (c.weSay) return further(c, c.hasBrand ? `So at ${c.name} ${uncap(c.weSay)}` : c.weSay);
  const thing = /^is ((?:an?|the) .+)$/u.exec(c.what ?? "")?.[1] ?? "";
  const said = plain(uncap(bare(offerSentence(solution) || solution), c.names));
  const called = /^(?:an?|the|one) /.test(said) ? said : thing;
  return further(
    c,
    called && c.hasBrand ? `Our answer is ${name}${called}` : `Here's what we do instead: ${called || said}`,
  );
}

/** What is used today by the founder's own account, and not already in the problem; what could be looked up is no habit. */
export const today = (c: Case) =>
  c.mostly ||
  list(
    c.instead
      .filter((way) => !/ and (?:the|an?|they|it|then) /.test(way))
      .filter((way) => !c.competitors.some(({ kind }) => way.startsWith(kind)))
      // What the founder measures the offer against is not what they have.
      .filter((way) => !c.rivals.includes(way))
      .filter((way) => !c.need.toLowerCase().includes(way.split(" ").slice(1, 4).join(" ").toLowerCase()))
      .slice(0, 2),
    "or",
  );

/** As much of what has happened as can be said in a breath: the part with the largest count. */
export function doneInShort(done: string, most: number): string {
  if (wordCount(done) <= most) return done;
  const parts = done
    .split(/; |, (?:and )?(?=\d|\p{Ll}+ \p{Ll}+)/u)
    .filter((part) => hasBeenDone(part) && wordCount(part) <= most);
  return parts.sort((a, b) => (b.match(/\d/g)?.length ?? 0) - (a.match(/\d/g)?.length ?? 0))[0] ?? done;
}

/** What has happened, told as a sentence of its own: nothing is said to be so far twice. */
export const soFar = (c: Case, said: string) =>
  /\bso far\b|\btoday\b|\bat the moment\b|\bcurrently\b|\bnow\b|\balready\b|\bwants? to\b|\blast (?:week|month|year|season)\b|^(?:since|last|this|in|so) /i.test(
    said,
  )
    ? plain(said)
    : said.includes(":")
      ? `So far, ${plain(said)}`
      : c.vary("done", `So far, ${plain(said)}`, `This has happened: ${plain(said)}`);

/** The strongest thing that can be checked, short enough to be said. */
export const proof = (c: Case, most: number, at = 0) => (c.foreign ? "" : plain(within(most, c.proofs[at])));

/** A kind of rival that was looked up is spoken of where the founder's own words name such a thing too. */
export const isSpokenOf = ({ context }: Case, kind: string) => {
  if (context.brief.venture) return true;
  const { problem, solution, differentiator } = context.brief.answers;
  const said = `${problem} ${solution} ${differentiator}`.toLowerCase();
  const heads = kind.toLowerCase().split(/,| and | or | with | for | in | of /);
  return heads.some((part) =>
    said.includes((part.trim().split(" ").at(-1) ?? part).replace(/(?:ies|es|s)$/, "")),
  );
};

/** "Painting ready-made cups in a café": one thing that people do, and nobody who sells it. */
export const IS_DONE = /^\p{L}+ing\b/u;

interface Rival {
  who: string;
  /** Several of them, so that they "do". */
  many: boolean;
  /** Why people stay with it. */
  why: string;
  fault?: string;
}

/** Whom the founder names, else what the founder tells against, else the first that can be looked up. */
export function rival(c: Case): Rival | null {
  const known =
    c.form === "nonprofit"
      ? undefined
      : c.competitors.find(({ general, kind }) => !general && (c.foreign || isSpokenOf(c, kind)));
  const [first] = c.rivals;
  if (first) {
    const fault = c.toldOfRivals.find(({ names }) => names[0] === first)?.said;
    return { who: first, many: false, why: "", ...(fault && !c.foreign && { fault }) };
  }
  const way = c.foreign || c.vague ? undefined : c.alternatives[0];
  if (way) {
    const why = c.competitors.find(({ kind }) => kind === way.who)?.why ?? "";
    return { who: way.who, many: way.many, why, fault: way.said };
  }
  return known
    ? {
        who:
          known.names.length > 0
            ? `${known.kind} such as ${list(known.names.slice(0, 2), "or")}`
            : known.kind,
        many: !IS_DONE.test(known.kind),
        why: known.why,
      }
    : null;
}

/** "after 10 months", "in less than a month"; "" where nothing is earned back. */
export const earnedBack = (c: Case) => {
  if (backWithFirstYear(c.context.model)) return "with the first year's payment";
  const time = c.show("payback");
  if (c.context.model.unit.paybackMonths === 0) return time && `with ${time}`;
  return time && `${/^less/.test(time) ? "in" : "after"} ${time}`;
};

export const aim = (c: Case) => `${c.say("gate60_customers")} ${c.fresh}${c.customerNoun}`;

/** What one customer leaves; empty while every sale loses money. */
export const left = (c: Case) =>
  c.loses || (c.fact("contribution")?.value ?? 0) <= 0 ? "" : c.show("contribution");

const NEARLY_ALL = 0.98;
/** "KES 50 of KES 95 per bar": what one of them leaves by the founder's own figures; "" where that is not known. */
export function leftOfOne(c: Case): string {
  const [line] = c.lines;
  const margin = line && line.kind !== "take" ? c.derived[`margin_${line.id}`] : undefined;
  const { tag } = c.group;
  const worth = margin && margin.value > 0 && margin.value < NEARLY_ALL * (line?.price?.value ?? 0);
  return worth && tag && !c.loses && !/ (?:a|per) (?:month|year|week)\b|\d to \S*\d/.test(tag)
    ? `${margin.display} of the ${tag}`
    : "";
}

/** More customers can be the bad case, where each of them costs cash: then revenue is no measure of it. */
export const shrinks = (c: Case) =>
  (c.fact("low_rev_y3")?.value ?? 0) < (c.fact("rev_y3")?.value ?? 0) &&
  (c.fact("rev_y3")?.value ?? 0) <= (c.fact("high_rev_y3")?.value ?? 0);

/** What the cautious case leaves to be remembered. */
export const cautious = (c: Case) =>
  shrinks(c)
    ? t`${c.show("low_rev_y3")} of revenue in year three`
    : t`${c.show("low_cash_y3")} after three years, ${payInCases(c, "our")}`;
