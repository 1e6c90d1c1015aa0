import { kindOfOffer } from "@/lib/brief/data/offer-kinds";
import { CUSTOMER_WORDS, PERIOD_WORDS } from "@/lib/brief/data/periods";
import type { Brief } from "@/lib/brief/types";
import { buysOnce, isRepeated } from "@/lib/finance/line-flow";
import { isCountNoun } from "./count-noun";
import type { Trade } from "./data/trades";
import { plural, singular, withArticle } from "./english";
import { dealIn, dealPosted, type Form, isDoneOnce, jobsOf } from "./form";
import type { Group } from "./group";
import { hoursTold } from "./measure-promised";
import { SCENE_MEASURES, SCENE_UNITS, sceneOf } from "./scene";
import { soldWords } from "./sold-words";
import { handedOut, hoursInto, workedOn } from "./worked-on";

/** What is delivered once, and several of it: "a quote" and "quotes". */
export type Job = readonly [string, string];

const named = (said: string): Job => {
  const one = said.replace(/^matching$/, "match");
  return [withArticle(one), plural(one)];
};

/** What is held at a fixed time, by the word for it. */
const HELD =
  /\b(?<!\b(?:we|i|to|can|and|who|they|you) )(?<!\b(?:rent|lease|in|of|at|to|from|with) (?:for )?(?:the|our|my|a|an|one) )(session|tour|class|workshop|lesson|appointment|treatment|inspection|screening|tasting|dinner|ride|crossing|camp|retreat|walk|hike|excursion|concert)(?:e?s)?\b/i;
/** What is held at a fixed time, where people come for it. */
export const heldIn = ({ answers, language, lines }: Brief, form: Form): string | null =>
  language === "en" && ["services", "local", "education"].includes(form)
    ? (HELD.exec(soldWords(`${answers.solution} ${lines[0]?.evidence ?? ""}`))?.[1]?.toLowerCase() ?? null)
    : null;

const MANY = "\\d[\\d.,]*k?";
/** "$49 a month for up to 100 calls", "3 lectures a month free", "$1 per extra scan": how a plan counts its use. */
const LIMITS = [
  `\\b(?:up to|includ(?:es|ing)|first|free for|covers|over|beyond)(?: the)?(?: first)? ${MANY}(?: free| extra)? (\\p{L}{3,}s)\\b`,
  "\\bunlimited (\\p{L}{3,}s)\\b",
  `\\bfor ${MANY} (\\p{L}{3,}s)\\b(?=[,;.]|$| (?:and|or|plus|a|per|included)\\b)`,
  `\\b${MANY} (?:free )?(\\p{L}{3,}s)(?: (?:a|per|each|every) |/)(?:month|mo|week|day|year)\\b`,
  `\\b(?:per|each|every) (?:extra|additional|further) (\\p{L}{4,})\\b`,
].map((pattern) => new RegExp(pattern, "iu"));
const NO_USE =
  /(?:rupees|shillings|crowns|zlotys?|dinars|ringgit|naira|cedis|riyals|forints|kron(?:er|or)|pesos|rubles|francs|dirhams|lira|baht|cents|hours?|days?|nights?|minutes?|months?|weeks?|years?|euros?|dollars?|pounds?|graduates|students|people|persons|places|slots|invest\w+|rooms?|items?|units?|pieces?|words?|pages?|tokens|credits?|features|support|emails?|times|spots|customers|sales|grams|kilos)$/i;

/** "Singers", "technicians": who uses it is no use of it. */
const DOERS =
  /^(?!(?:or|let|lett|pap|transf|fold|post|stick|numb|scann|fly|contain|count|lay|paramet|charact|off|vouch|chapt|newslett|tend|trail|met|print|remind|dinn|sens|mirr|err|col|colou)[eo]rs$)\p{L}{3,}(?:ers|ors|ists|ians)$/iu;

/** The use that a plan counts; null where its price names none. */
function countedUse({ answers, language }: Brief): string | null {
  if (language !== "en") return null;
  for (const limit of LIMITS) {
    const said = limit.exec(answers.businessModel)?.[1]?.toLowerCase();
    // "Choirs with 20-80 singers", "up to 40 singers": how large a customer is.
    if (said && answers.targetAudience.toLowerCase().includes(said)) continue;
    if (
      said &&
      isCountNoun(said) &&
      !NO_USE.test(said) &&
      !DOERS.test(said) &&
      !CUSTOMER_WORDS.has(said) &&
      !(said in PERIOD_WORDS) &&
      kindOfOffer(said) !== "hardware"
    )
      return singular(said);
  }
  return null;
}

const DONE =
  /(?<!\bby )\b(consultation|session|appointment|inspection|assessment|interview|shipment|booking|quote|tender|claim|invoice|contract|report|ticket|delivery|repair|prescription|audit|order|visit|return|campaign|proposal|review|project)(?:s|ies)?\b/i;
/** What firms have done on a screen, by the first word for it. */
const doneIn = ({ answers, language }: Brief): string | null =>
  language === "en" ? (DONE.exec(soldWords(answers.solution))?.[1]?.toLowerCase() ?? null) : null;

/** "Cargo bike subscription": what is handed over. */
const LET_OUT = /^((?:[\p{L}-]+ )?[\p{L}-]{3,}) (?:subscription|rental|hire|leasing)$/iu;

/** What somebody opens an app for, by the first word for it. */
const OPENED =
  /\b(lesson|workout|video|exercise|recipe|story|quiz|route|walk|puzzle|meditation|scan|lecture|episode|tour|game|meal)(?:s|es|zes)?\b/i;
/** Watched or listened to, whoever pays for it. */
const STUDIED = /\b(?:lessons?|courses?|learn\w*|exams?|quiz\w*|teach\w*)\b/i;
const FILMED = /\b(?:videos?|episodes|audio lessons|exercises)\b/i;
const openedFor = ({ answers, language, b2b }: Brief, form: Form): string | null =>
  form === "saas" && language === "en" && (!b2b || FILMED.test(answers.solution))
    ? (OPENED.exec(answers.solution.replaceAll("stories", "story"))?.[1]?.toLowerCase() ?? null)
    : null;

const MASS = /(?:equipment|furniture|gear|clothing|machinery)$/i;

const COUNTS_USE: readonly Form[] = ["saas", "usage", "fintech", "education", "services", "local"];

interface Offer {
  brief: Brief;
  form: Form;
  trade: Trade | null;
  group: Pick<Group, "unit" | "sole">;
  foreign: boolean;
}

/** What is delivered once: as the founder counts it, as the trade calls it, or as the offer's verbs say. */
export function jobOf({ brief, form, trade, group, foreign }: Offer): Job {
  const each =
    form === "marketplace" && !foreign
      ? (dealIn(brief.answers.businessModel) ?? dealPosted(brief.answers.solution))
      : null;
  const use = each ?? (COUNTS_USE.includes(form) && !foreign ? countedUse(brief) : null);
  if (use) return named(use);
  const { unit, sole } = group;
  // "Per welder per month": had for that long, not done once.
  const had = brief.lines[0]?.kind === "recurring";
  const paid = unit && isCountNoun(unit) && !had && !foreign && isDoneOnce(form, unit) ? unit : null;
  if (paid) return named(paid);
  // What somebody of this very trade counts is no guess from the offer's words.
  if (brief.venture && trade?.job && !goesOn(brief, form)) return trade.job;
  const boxed =
    form === "ecommerce" ? /\b(box|crate|hamper|parcel)$/i.exec(brief.offer.noun ?? "")?.[1] : null;
  if (boxed) return named(boxed.toLowerCase());
  const kept = form === "services" ? LET_OUT.exec(brief.offer.noun ?? "")?.[1] : null;
  if (kept && !foreign && !MASS.test(kept)) return named(kept.toLowerCase());
  if (trade?.job && !goesOn(brief, form)) return trade.job;
  const once = heldIn(brief, form) ?? openedFor(brief, form);
  if (once) return named(once);
  const worked = workedOn(brief, form) ?? handedOut(brief, form);
  if (worked) return named(worked);
  const done = form === "saas" && brief.b2b ? doneIn(brief) : null;
  if (done) return named(done);
  const scene = sceneOf(brief, form);
  if (scene === "rental" && form === "services") return ["a rental", "rentals"];
  if (scene === "retainer") return ["a month of work", "months of work"];
  const [piece, pieces] = SCENE_UNITS[scene];
  return form === "services" || (form === "local" && had)
    ? [withArticle(piece), pieces]
    : jobsOf(form, brief.b2b, sole);
}

/** Of two sides no lesson or ride is counted, but what they agree on. */
const OF_TWO_SIDES = /\b(?:book\w*|filled|ordered|sold|kilos)\b/i;
const WARNS =
  /\b(?:alerts?|alarms?|warns?|warnings?|notif\w+|detects?|senses?|texts?|tells|rings|messages?|sms|leaks?|falls?|measures?|monitors?|records?|logs?)\b/i;
const COMES_AGAIN =
  /(?:ride|trip|visit|check|session|inspection|repair|flight|cleaning|test|treatment|delivery|call|consultation)$/;
const NO_WORD = /^(?:case|session|working day|request)$/;
const TALKED = /^(?:call|chat|conversation|message|inquiry|enquiry|request|question)$/;

interface Counting {
  brief: Brief;
  form: Form;
  trade: Trade | null;
  habits: readonly string[];
  /** Where it says that each buys once, nobody is planned to come back. */
  plan?: Parameters<typeof buysOnce>[0];
}

/** Lessons that go on have no last test. */
const goesOn = ({ lines }: Brief, form: Form) => form === "education" && lines[0]?.kind === "recurring";

/** Only where time is spared the minutes tell anything. */
const spares = ({ answers: { problem, solution, differentiator } }: Brief) =>
  /\b(?:minutes?|hours?|evenings?|time|slow\w*|by hand|manual\w*|retyp\w+|cop(?:y|ies|ying)|every line|takes? (?:too )?long|quick\w*|faster|automat\w+|seconds)\b/i.test(
    `${problem} ${solution} ${differentiator}`,
  );

/** Counted where somebody is planned to come back. */
const COMES_BACK =
  /\b(?:again|reorder|second (?:time|one|piece|thing|order|bottle|pack)?|comes? back|return|renew|next (?:one|visit|time|box)|lead to the next|another|third month|followed by)\b/i;

const EXAMINED =
  /\b(?:tests?|exams?|examinations?|grades?|marks|maths?|english|german|french|spanish|italian|language|vocabulary|grammar|reading|spelling|pupils?|school|university|certificate|driving licen[cs]e|qualification)\b/i;

const isExamined = ({ answers }: Brief) => EXAMINED.test(Object.values(answers).join(" "));

/** What the trade counts; null where it leaves it open or two sides would count something else. */
export function tradeMeasure(brief: Brief, form: Form, trade: Trade | null, once = false): string | null {
  if (!trade?.measure || goesOn(brief, form) || (once && COMES_BACK.test(trade.measure))) return null;
  // What nobody is examined in has no entry test.
  if (/entry test/.test(trade.measure) && !isExamined(brief)) return null;
  return form !== "marketplace" || OF_TWO_SIDES.test(trade.measure) ? trade.measure : null;
}

/** A program to learn with is judged by what people can do afterwards. */
const TEACHES =
  /\b(?:exercises?|lessons?|learns?|learners?|practi[sc]es?|practi[sc]ing|courses?|quiz(?:zes)?|teach(?:es)?|trains? (?:people|staff|new|their|them))\b/i;

/** What a pilot counts where the founder doesn't say it; where each buys once, nobody who comes back is counted. */
export function usualMeasure(counting: Counting, job: Job): string {
  const measure = anyMeasure(counting, job);
  const [first] = counting.plan?.lines ?? [];
  // Where only the care that follows comes back, the first sale has no second.
  const once = counting.plan && (buysOnce(counting.plan) || (first && !isRepeated(first)));
  if (!once || !COMES_BACK.test(measure)) return measure;
  if (sceneOf(counting.brief, counting.form) === "project")
    return `the share of ${job[1]} handed over by the agreed day`;
  return counting.form === "ecommerce" || counting.form === "hardware"
    ? "the share of buyers who keep it and tell somebody"
    : "the share of customers who send somebody else";
}

/** What the trade counts, or what the scene does of this job. */
function anyMeasure({ brief, form, trade, habits }: Counting, [a, many]: Job): string {
  const scene = sceneOf(brief, form);
  const one = a.replace(/^an? /, "");
  if (goesOn(brief, form)) return "the share of learners who are still there in the third month";
  const known =
    tradeMeasure(brief, form, trade) ??
    (form === "marketplace" || form === "media" ? null : hoursTold(brief)) ??
    hoursInto(habits, form, brief.b2b);
  if (known) return known;
  if (scene === "market" && one !== "request") return `the share of requests that end in ${a}`;
  const kinds = brief.lines.map(({ kind }) => kind);
  if (scene === "money" && kinds[0] === "recurring") return "the share of accounts in use in the third month";
  if (scene === "project" && kinds.length > 0 && kinds.every((kind) => kind === "oneOff"))
    return "the share of customers who send the next one";
  if (scene === "project" && COMES_AGAIN.test(one))
    return `the share of first ${many} that are followed by a second`;
  if (
    (scene === "device" && !WARNS.test(brief.answers.solution)) ||
    (scene === "object" && form === "hardware" && brief.b2b)
  )
    return "the share of them still in daily use after a month";
  if (scene === "chat" && TALKED.test(one)) return `the share of ${many} answered without the staff`;
  if (
    scene === "tool" &&
    (form === "media" || (FILMED.test(brief.answers.solution) && !STUDIED.test(brief.answers.solution)))
  )
    return "the share of users who come back in the fourth week";
  if (scene === "tool" && TEACHES.test(brief.answers.solution))
    return "the change between a first and a second test";
  if (scene === "tool" && form === "saas" && one !== "case" && !NO_WORD.test(one) && spares(brief))
    return `the minutes one ${one} takes`;
  return SCENE_MEASURES[scene];
}
