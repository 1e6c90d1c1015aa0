import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { claimsIn } from "@/lib/brief/text/happened";
import type { Case } from "./case";
import { cores, sentences } from "./cut";
import { STAKES, type Stake } from "./data/stakes";
import { bare, cap, uncap, wordCount } from "./english";
import type { Form } from "./form";
import { quote } from "./frames";
import { isClause } from "./is-clause";
import { isBorneOut } from "./witness";

/** A stake with the founder's clause and this venture's words in it. */
export interface Raised extends Stake {
  said: string;
}

/** What the founders were, and what others do, is no promise of this venture's. */
const BIOGRAPHY =
  /\b(?:i|we|my \w+|founders?) (?:was|were|have been|worked|ran|trained|studied)\b|\b\d+ years (?:as|in)\b/i;
/** "A clinic has about 6 therapists", "a school needs 9 lessons a month": what customers are and use. */
const OF_CUSTOMERS =
  /^(?:an?|one|each|every|the (?:average|typical|usual)) (?:[\p{L}-]+ ){1,2}(?:has|have|needs?|uses?|buys?|orders?|books?|runs?|employs?|owns?|makes?|spends?)\b/iu;
const OTHERS =
  /^(?:the |all |most |many )?(?:big|large|other|others|usual|existing|general|current|cheap|competitors?|rivals?|bakeries|kennels)\b/i;
/** "A dietitian who knows allergies checks it": what follows "who" runs on into the sentence and cannot be told alone. */
const TELLS_OF_ITS_SUBJECT = /^(?:(?:an?|the|our|every|each|one) )?(?:[\p{L}-]+ ){1,3}(?:who|that|which) /iu;
const OWN = /\b(?:we|our|ours|us)\b/i;
/** What has happened is proof and no promise: "27 hosts tried it", "both nights were full". */
const HAPPENED =
  /\b(?:tried|were|was|sold|signed|served|billed|paid|ran|joined|(?:have|has) (?:\p{L}+ ){0,2}(?:put|had|sent|done|been|used|\p{L}+ed))\b|\b(?:so far|already|last (?:week|month|year|season|spring|summer|autumn|winter))\b/iu;
/** "Tested by" and "donated by" are told in the past. */
const TOLD_AS_PAST = new Set(["tested-by", "others-must", "made-elsewhere", "checked-first", "secured"]);
/** Promises that only some forms can make: what dries overnight is no delivery, a sensor bakes nothing. */
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  "in-our-hands": ["services", "local", "ecommerce", "nonprofit"],
  batches: ["ecommerce", "local", "services", "nonprofit", "marketplace"],
  "used-batches": ["ecommerce", "local"],
  "two-mistakes": ["saas", "usage", "hardware"],
  "full-group": ["education", "local", "services", "nonprofit", "network"],
  road: ["services", "local", "ecommerce", "marketplace", "nonprofit", "network"],
  "scarce-people": ["services", "local", "education", "marketplace", "nonprofit", "network"],
  lasts: ["hardware", "ecommerce"],
  "few-hands": ["services", "local", "ecommerce"],
  "made-elsewhere": ["ecommerce", "hardware", "local"],
};

const stem = (word: string) => word.toLowerCase().replace(/s$/, "");
const LEAST = 2;
const MOST = 18;

const AT_A_GLANCE = 14;
/** A whole clause says it best, and a bare word or two hardly. */
const saysIt = (said: string) =>
  isClause(said) && wordCount(said) <= AT_A_GLANCE ? 2 : Number(wordCount(said) > 3);

/** The shortest piece of an answer that says it and can be quoted. */
function clauseOf(
  { fields, abroad, unless, ...stake }: Stake,
  { context, foreign, form }: Case,
): string | null {
  const when = foreign ? abroad : stake.when;
  if (!when || !(FORMS[stake.id]?.includes(form) ?? true)) return null;
  const people = context.brief.answers.targetAudience.toLowerCase();
  const pieces = fields
    .flatMap((field) =>
      claimsIn(sentences(context.brief.answers[field])).filter(
        (said) =>
          when.test(said) &&
          !unless?.test(said) &&
          (foreign || isBorneOut({ when, said, field, fields }, context.brief)),
      ),
    )
    .flatMap((said) => {
      const parts = [
        ...said.split(/,? (?:and|but) (?=we |they |it )|[,;:] |\. | [-–/] |\n/),
        ...cores(said),
        ...said.split(TELLS_OF_ITS_SUBJECT.test(said) ? /[,;:] / : / (?:that|which|who|where) |[,;:] /),
        said,
      ];
      return OTHERS.test(said) ? parts.filter((part) => OWN.test(part) && !OTHERS.test(part)) : parts;
    })
    .filter(
      (said) =>
        !BIOGRAPHY.test(said) &&
        !OF_CUSTOMERS.test(said) &&
        !isSaidOfOthers(bare(said), context.brief) &&
        (TOLD_AS_PAST.has(stake.id) || !HAPPENED.test(said)),
    )
    .map(bare)
    .filter((said) => when.test(said) && wordCount(said) >= LEAST && wordCount(said) <= MOST)
    // Whoever is sold to is not who has to be found for the work.
    .filter((said) => stake.id !== "scarce-people" || !people.includes(stem(when.exec(said)?.[0] ?? "")))
    .filter(
      (said) =>
        !/\p{Sc}\s?\d|\b[A-Z]{3} ?\d|\b\d+ (?:an?|per) hour\b|\d ?(?:euros?|dollars?|pounds|francs|kron\p{L}+|crowns|rupees|rand|pesos|reais|yen|zlotys?|lei|baht|dirhams?|shillings|naira)\b/u.test(
          said,
        ) &&
        !/^(?:and|but|or|which|that) |^(?:if|when|unless|once|because|while|until|as soon as) [^,]*$/i.test(
          said,
        ),
    )
    .sort((a, b) => saysIt(b) - saysIt(a) || a.length - b.length);
  return pieces[0] ?? null;
}

/** Asked of whoever makes it or hopes for others, not of whoever brings two sides together. */
const NOT_OF_A_MARKET = new Set(["batches", "used-batches", "others-must", "scarce-people"]);
const found = new WeakMap<Case, Raised[]>();

/** What the answers put at stake, weightiest first, each clause once. */
export function stakesOf(c: Case): Raised[] {
  const known = found.get(c);
  if (known) return known;
  const raised: Raised[] = [];
  if (!c.vague)
    for (const stake of STAKES) {
      if (c.form === "marketplace" && NOT_OF_A_MARKET.has(stake.id)) continue;
      // A season that is told with its share of the sales needs no second word for it.
      if (stake.id === "season" && raised.some(({ id }) => id === "told-season")) continue;
      const said = clauseOf(stake, c);
      const again = raised.some((other) => {
        const [one, two] = [other.said.toLowerCase(), (said ?? "").toLowerCase()];
        return one.includes(two) || two.includes(one);
      });
      if (said && !again) raised.push({ ...stake, said: c.foreign ? said : uncap(said, c.names) });
    }
  found.set(c, raised);
  return raised;
}

/** A text of a stake with the clause and the words of the venture in their places. */
export function spoken(text: string, { said }: Raised, c: Case): string {
  const [one, many] = c.job;
  return cap(
    text
      .replaceAll("{q}", quote(said))
      .replaceAll("{name}", c.name)
      .replaceAll("{they}", c.they)
      .replaceAll("{one}", c.one)
      .replaceAll("{jobs}", many)
      .replaceAll("{job}", one.replace(/^an? /, "")),
  );
}

/** A name's capital stays inside a sentence. */
export const inside = (said: string, c: Case) => (said.startsWith(cap(c.name)) ? said : uncap(said, c.names));

/** The nth test that the answers ask for, as a task; null where they raise fewer. */
export function trialOf(c: Case, n: number): { title: string; description: string } | null {
  const stake = stakesOf(c)[n];
  if (!stake) return null;
  const { title, what, done } = stake.trial;
  const close = spoken(done, stake, c);
  return {
    title: spoken(title, stake, c),
    description: `${spoken(what, stake, c)} Done when: ${inside(close, c)}.`,
  };
}

/** What the weightiest promise makes people ask; "" where there is none. */
export const questionOf = (c: Case): string => {
  const [stake] = stakesOf(c);
  return stake ? spoken(stake.ask[0], stake, c) : "";
};
