import { boughtOften, buysOnce } from "@/lib/finance/line-flow";
import { beliefOf, billedTo, priceOf } from "./case-price";
import { ceilingOf } from "./ceiling";
import { cores } from "./cut";
import { type ArchetypeKnowledge, usualOf } from "./data/archetypes";
import type { Trade } from "./data/trades";
import { cap, singular as one, uncap, wordCount } from "./english";
import { firstOf } from "./first-of";
import { DONE_ALREADY, type Form, formOf } from "./form";
import { insteadOf } from "./instead";
import { heldIn, jobOf, tradeMeasure, usualMeasure } from "./job";
import type { Material } from "./material";
import { measureIn } from "./measure";
import { asOftenAsBought, inTheSixtyDays } from "./measure-in-time";
import { promiseKept } from "./measure-of-promise";
import { paidBy } from "./payers";
import { sceneOf } from "./scene";
import { isRunning, isTried, setbackOf, stageOf } from "./stage";
import { baseVerb } from "./third";
import { tradesOf } from "./trade";
import { isWhole } from "./whole";
import { withoutBuyer } from "./without-buyer";

/** What plan and pitch need to know beyond the material: who is spoken to, in which trade, at which stage. */
export interface Case extends Material {
  form: Form;
  trade: Trade | null;
  /** A second trade that the offer touches: its experts ask too. */
  beside: Trade | null;
  /** The audience: in full for its first mention, in one word afterwards, and one of them. */
  people: string;
  they: string;
  one: string;
  /** Who pays, where that is somebody else; otherwise the same people. */
  buyers: string;
  buyersInFull: string;
  buyer: string;
  /** Who pays the price of the main line: the buyers, or those it is taken from. */
  billed: string;
  /** "a quote" and "quotes": what is delivered once. */
  job: readonly [string, string];
  /** What is paid for: the job, or the subscription to an app in which many are done. */
  sale: readonly [string, string];
  counted: string;
  /** The customers can count it before there is anything new. */
  theirs: boolean;
  /** What the second check wants to see of it. */
  /** What a business of this form usually needs. */
  usual: ArchetypeKnowledge;
  /** What grows harder to copy with each customer. */
  moat: string;
  /** What has happened already, with its figure. */
  done: string | null;
  /** What else has happened or stands. */
  facts: string[];
  /** What came back or was given up, with its count; a risk and never a proof. */
  setback: string | null;
  /** "new " where somebody has bought it already. */
  fresh: string;
  /** Sold or in use already: nothing has to be built for the first time. */
  running: boolean;
  /** Tried by those it is for: it need not be played by hand any more. */
  tried: boolean;
  /** "a price of X or a cost of Y": what ends a loss on every sale; "" where there is none. */
  mend: string;
  loses: boolean;
  price: string;
  /** The price at which a yes counts. */
  asked: string;
  /** "pay £39 a month"; what has to be believed of the buyers. */
  belief: string;
  /** What is used today, as the founder tells it or as it can be looked up; never guessed. */
  instead: string[];
  at: string;
  capacity: string;
}

/** "adult child" out of "adult children". */
export const singular = (several: string) => uncap(several).replace(/\S+$/u, one);

/** "how often pharmacies run out of drugs" out of "... run out of drugs twice a month". */
function oftenIn({ need, foreign, vague }: Material): string | null {
  const said =
    /^(.{12,80}?) (?:once|twice|(?:two|three|four|five|\d+) times) (?:a|per|every|each) (?:day|week|month|year)\b/i.exec(
      need,
    )?.[1];
  return said && !foreign && !vague && !/[,;:]| and /.test(said) ? `how often ${said}` : null;
}

/** "bars are still wrong" out of "which bars are still wrong": no feature of anything. */
const isFragment = (feature: string, solution: string) =>
  baseVerb(feature.split(" ")[0] ?? "") === null &&
  /\b(?:which|how|what|whose|whether) $/i.test(solution.slice(0, Math.max(0, solution.indexOf(feature))));

/** In full and in one word; where the answers name nobody, as plainly as can be. */
function audienceOf({ who, head, vague, foreign, segment }: Material): { people: string; they: string } {
  if (!/^early (?:users|customers)$/.test(who))
    return { people: who.replace(/ (?:after|before|during|since) .*$/, ""), they: head };
  if (vague) return { people: "people with this problem", they: "people" };
  const described = /^people [^,;]{4,50}?(?= and |,|;|$)/.exec(segment)?.[0];
  return {
    people: (!foreign && described) || "buyers",
    they: described && !foreign ? "customers" : "buyers",
  };
}

const SOLD_BY = /\bper (seat|ticket|person|head|guest|place|bed|table)\b/i;

const FEWEST_CUSTOMERS = 3;
const MEND = /makes the loss larger: (.+?) would bring it to zero/;
const made = new WeakMap<Material, Case>();

export function caseOf(m: Material): Case {
  const known = made.get(m);
  if (known) return known;
  const { brief, model } = m.context;
  const form = formOf(m);
  const [trade = null, beside = null] = tradesOf(brief);
  const { people, they } = audienceOf(m);
  const others = m.payers ?? (m.foreign ? null : paidBy(brief.answers.businessModel));
  const same = others === people;
  const several = they.split(/ (?:of|with|without|who|in|from|over|aged) /)[0] ?? they;
  // "Nespresso machine owners" begin with a name.
  const one = /^\p{Lu}/u.test(several) ? cap(singular(several)) : singular(several);
  const loss = model.warnings.find(({ rule }) => rule === "unit-loss")?.text ?? "";
  const job = jobOf({ brief, form, trade, group: m.group, foreign: m.foreign });
  const held = m.foreign ? null : heldIn(brief, form);
  const scene = sceneOf(brief, form);
  const price = withoutBuyer(priceOf(m).replace(" a deal,", ` ${job[0]},`), they, one);
  const billed = billedTo(m);
  const usual = usualOf(form === "network" ? "services" : form, m.context.brief);
  const { done, facts, standing } = stageOf(m);
  const once = buysOnce(model.assumptions);
  const traded = tradeMeasure(brief, form, trade, once);
  const has = brief.stated.customers?.value ?? 0;
  // Of one or two customers no books can be kept and no rule be read.
  const running = isRunning(m, done, job[1]) && (has === 0 || has >= FEWEST_CUSTOMERS);
  const read = measureIn(brief);
  const own =
    read && !/\bof (?:them|it)\b|\bthem lost/.test(read)
      ? read.replace(/ (?:while|and|when|because|so|that|for|in|which)$/, "")
      : traded
        ? null
        : oftenIn(m);
  const sold =
    form === "local" && held ? SOLD_BY.exec(brief.answers.businessModel)?.[1]?.toLowerCase() : null;
  const counted =
    own ??
    (brief.venture ? null : promiseKept(brief, form, job[1])) ??
    traded ??
    (sold && `the ${/person|head|guest/.test(sold) ? "place" : sold}s sold per ${held}`) ??
    (scene === "project" && m.lines[0]?.kind === "recurring"
      ? `the share of ${they} who stay into the third month`
      : usualMeasure({ brief, form, trade, habits: m.habits, plan: model.assumptions }, job));
  // One customer has no share of customers.
  const ofAll =
    /^the share of (?:users|people|customers|families|buyers|members|guests|testers|subscribers) who /.test(
      counted,
    );
  const theirs =
    (own !== null && !ofAll) ||
    (counted === traded
      ? trade?.before === true
      : DONE_ALREADY.includes(form) && !/\b(?:buyers|users|still|stay)\b/.test(counted));
  const found: Case = {
    ...m,
    form,
    trade,
    beside,
    people,
    they,
    one,
    buyers: same ? they : (others ?? they),
    buyersInFull: others ?? people,
    buyer: others && !same ? singular(others) : one,
    billed: billed ?? (same ? they : (others ?? they)),
    job,
    sale:
      form === "saas" && !brief.b2b && (brief.lines[0]?.kind === "recurring" || job[0] === "a session")
        ? ["a subscription", "subscriptions"]
        : job,
    counted: asOftenAsBought(inTheSixtyDays(counted), boughtOften(model.assumptions)),
    theirs,
    usual,
    proofs: [...m.proofs, ...standing],
    done,
    facts,
    setback: setbackOf(m),
    fresh:
      (running || has > 0 || brief.stated.soFar.some(({ kind }) => kind === "bought")) && !m.pledged
        ? "new "
        : "",
    running,
    tried: isTried(done, running),
    mend: MEND.exec(loss)?.[1] ?? "",
    loses: loss !== "",
    price,
    asked: loss
      ? "a price that covers the cost"
      : billed
        ? `the prices of the ${billed}`
        : price || "a price you named",
    features: m.features.filter((feature) => !isFragment(feature, brief.answers.solution)),
    belief: beliefOf(m, { price, billed, people: others ?? people, running }),
    instead: insteadOf(m),
    moat: m.moat,
    at: m.place && !people.includes(firstOf(m.place)) ? ` in ${m.place}` : "",
    capacity: ceilingOf(brief),
  };
  made.set(m, found);
  return found;
}

/** "The only studio in Lisbon | that is open at night", "based on a protocol | that was tested": false or empty without what follows. */
const MEANS_MORE = /\b(?:the only|the first|the one|no other)\b|\b(?:an?|one|something|those) [\p{L}-]+$/iu;
const beforeWhich = (text: string, link: RegExp) => {
  const [part = ""] = text.split(link);
  return part !== text && MEANS_MORE.test(part) ? "" : part;
};

/** A part of the founder's own text that can stand as a line of at most so many words. */
export function within(most: number, text: string | null | undefined): string {
  if (!text) return "";
  const ends = (
    text.split(/ (?=(?:the|a|an|each|every|your) \p{L}+ (?:can|could|will|may)\b)/u)[0] ?? text
  ).replace(/ (?:where|which|that|with which|when|so|if)$/, "");
  return (
    [
      text,
      ...cores(text),
      ends,
      text.split(/, (?=made|with|and|so|plus)/)[0] ?? "",
      beforeWhich(text, / (?:that|which|who) /),
      beforeWhich(text, / (?:that|which|who|without|until|before|from) /),
    ].find((part) => wordCount(part) <= most && wordCount(part) >= 3 && isWhole(part)) ?? ""
  );
}

export const named = (text: string, c: Case) =>
  text
    .replaceAll("{name}", c.name)
    .replaceAll("{they}", c.they)
    .replaceAll("{one}", c.one)
    .replaceAll("{jobs}", c.job[1]);
