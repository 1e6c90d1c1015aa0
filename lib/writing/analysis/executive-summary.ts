import { doubtOf } from "@/lib/finance/doubts";
import { caseOf } from "../case";
import { alsoStated, problemLine, WHOLE_PROBLEM, whatItIs } from "../concept";
import { sentences } from "../cut";
import { languageName } from "../disclosures";
import { bare, cap, uncap, wordCount } from "../english";
import { ifAny, para, quote, t, text } from "../frames";
import { inSentences } from "../in-sentences";
import { kindsOf } from "../kinds-of-buyer";
import { leftOutTold } from "../left-out";
import type { Material } from "../material";
import { standsAlone } from "../need";
import { paidBack } from "../paid-back";
import { paidOrSigned, payOrSigned } from "../paid-or-signed";
import { titleOf } from "../pitch/title";
import { broughtAlong, setApart } from "../set-apart";
import { soFar } from "../so-far";
import { toSettle } from "../to-settle";
import { resultLine, unitLine } from "./result";
import { verdict } from "./verdict";

const LEAST = 150;
const MOST = 212;
/** Words of a problem that one sentence can carry. */
const LONGEST = 34;
const LEAST_TOLD = 8;

/** What has to be known before any figure is believed. */
function warning(m: Material, short = false): string {
  const { stopsGrowth, breakEvenMonth, warnings } = m.context.model;
  const doubt = doubtOf(m.context.model);
  if (stopsGrowth && doubt) return `One answer comes before that verdict counts. ${doubt.question}`;
  if (stopsGrowth)
    return m.vary(
      "verdict-loss",
      `More sales only deepen the loss, so the price or the cost has to change before anything else does`,
      `Settle this first: as long as each sale loses money, growth makes the hole larger`,
    );
  // A question that quotes the same clause again adds nothing to the doubt.
  if (doubt && short && !stopsGrowth) return doubt.text;
  if (doubt) return doubt.question?.includes("“") ? doubt.text : `${doubt.text} ${doubt.question}`;
  if (!breakEvenMonth && warnings.some(({ rule }) => rule === "too-early-to-raise"))
    return `It is worth testing with customers, but too early for investors; start with ${m.sensitive || "the price"}`;
  return "";
}

function firstTest(m: Material): string {
  if (!m.sensitive) return "";
  const swing = m.show("sensitivity_top_swing");
  return m.vary(
    "first-test",
    t`The riskiest assumption that the first customers will settle is ${m.sensitive}${swing && `: on its own it can move the cash at the end of year 3 by ${swing}`}`,
    t`Of all that the first customers will show, most depends on ${m.sensitive}${swing && `, which alone can move the cash at the end of year 3 by ${swing}`}, so that is what to test before spending on anything else`,
  );
}

interface Extra {
  at: "opening" | "close";
  said: string;
  /** Only while the summary is too short. */
  filler?: boolean;
  /** Before anything else that could be told. */
  must?: boolean;
}

/** What a reader opens it for: the whole case, how it is sold, or what the figures say. */
export type View = "case" | "plan" | "verdict";

/** How it reaches those who buy, which is what a plan is for. */
const way = (m: Material) => {
  const [first, second] = m.channels;
  const { fresh, running } = caseOf(m);
  const which = running ? "next" : "first";
  return para(
    m.vary(
      "way",
      `${cap(m.name)} looks for its ${which} customers through ${first.name} and, if that is not enough, through ${second.name}`,
      `The way to the ${which} customers is ${first.name}, and after that ${second.name}`,
    ),
    m.vary(
      "way-mark",
      t`Day 60 is the first measure: go on if ${m.say("gate60_customers")} ${fresh ? "new ones" : "of them"} ${paidOrSigned(m)} by then`,
      t`Go on after day 60 if ${m.say("gate60_customers")} ${ifAny(fresh)}${m.customerNoun} ${paidOrSigned(m)}`,
    ),
  );
};

/** The parts that must be there, then what else fits until the length is right. */
/** Who the customers are, where each kind buys its own. */
const mixed = (m: Material) =>
  m.mix &&
  `The model takes its customers to be ${m.mix}, ${kindsOf(m).length > 0 ? "going by how many of each can be won" : "an assumption"}`;

export function executiveSummary(m: Material, view: View = "case"): string {
  const price = m.prices
    ? para(`${cap(m.payer)} ${m.pay || `are offered ${m.prices}`}`)
    : para(t`No price is stated, so the model uses a placeholder of ${m.show("price_main")}`);
  const { stopsGrowth, warnings } = m.context.model;
  const unit = stopsGrowth ? warnings.find(({ rule }) => rule === "unit-loss")?.text : unitLine(m);
  const warned = warning(m);
  const sure = !warned && !m.vague && !m.foreign;
  if (view === "verdict" && sure && !stopsGrowth) return verdict(m);
  const build = (extras: readonly Extra[], tested = !warned && view !== "plan", caution = warned): string => {
    const of = (place: Extra["at"]) => extras.filter(({ at }) => at === place).map(({ said }) => said);
    const offered = para(toSettle(m.context.brief), ...opening(m, view), ...of("opening"));
    const earned = para(price, mixed(m), unit);
    const result = para(resultLine(m), caution || (tested ? firstTest(m) : ""), ...of("close"));
    const said = text(offered, view === "plan" && sure ? way(m) : "", earned, result);
    // What has happened says more than which assumption to test first.
    if (wordCount(said) <= MOST) return said;
    const shorter = warning(m, true);
    return tested ? build(extras, false) : caution !== shorter ? build(extras, tested, shorter) : said;
  };
  const chosen: Extra[] = [];
  for (const extra of extrasOf(m)) {
    const size = wordCount(build(chosen));
    if (!extra.said || (extra.filler && size >= LEAST)) continue;
    if (wordCount(build([...chosen, extra])) <= MOST) chosen.push(extra);
  }
  return build(chosen);
}

/** The whole case begins with what goes wrong and what it costs, where that is told, so that three texts do not begin alike. */
const costly = (m: Material, view: View) => {
  const said = view === "case" ? (paidBack(m.context.brief)?.said ?? "") : "";
  return wordCount(said) <= LONGEST ? said : "";
};

const IN_FIRST_PERSON = /\b(?:I|my|me|we|our|us)\b/i;
/** "Benchscan is web software for dental labs. Each case gets a QR sticker ...": the offer by what the founder says of it next. */
function toldBySecond(m: Material): string {
  const [, next = ""] = sentences(m.context.brief.answers.solution).map(bare);
  const fits = wordCount(next) >= LEAST_TOLD && wordCount(next) <= LONGEST && !IN_FIRST_PERSON.test(next);
  return fits && !/^(?:it|they|this|that|these|he|she) /i.test(next)
    ? para(titleOf(caseOf(m)), cap(next))
    : "";
}

function opening(m: Material, view: View): string[] {
  if (m.foreign) {
    const language = languageName(m.context.brief.language);
    return [
      `${cap(m.name)} is ${m.kind.label} for ${m.who}${m.place && !m.who.includes(m.place) ? `, starting in ${m.place}` : ""}`,
      `You describe it in ${language} as ${quote(m.solutionQuote)}`,
      `The problem, in your words: ${quote(bare(sentences(m.context.brief.answers.problem)[0] ?? ""))}`,
    ];
  }
  const options = [uncap(inSentences(m, LONGEST), m.names), m.need, m.statistic, m.trouble].filter(
    (said): said is string => Boolean(said) && wordCount(said ?? "") <= LONGEST,
  );
  const { problem } = m.context.brief.answers;
  const [first = ""] = sentences(problem).map(bare);
  const today =
    options.find((said) => standsAlone(said, problem)) ??
    (wordCount(first) <= WHOLE_PROBLEM ? first : (options[0] ?? ""));
  return [
    m.vague ? "" : problemLine(m, cap(costly(m, view)) || today),
    costly(m, view) ? toldBySecond(m) || whatItIs(m) : whatItIs(m),
    m.vague
      ? `It is not clear yet who would buy it (${quote(m.segment)}), so read every figure below as a placeholder`
      : m.segment && `It is ${m.b2b && !m.payers ? "sold to" : "for"} ${m.segment}`,
  ].filter((part): part is string => Boolean(part));
}

function extrasOf(m: Material): Extra[] {
  const proof = m.foreign ? undefined : m.proofs[0];
  const { low, high } = m.context.model.scenarios;
  const apart = m.foreign || toSettle(m.context.brief) ? undefined : m.context.brief.contradictions[0];
  return [
    {
      at: "opening",
      said: apart ? `Two of your answers contradict each other; ${uncap(apart.reading)} ${apart.why}` : "",
    },
    {
      at: "opening",
      said: m.traction[0] && wordCount(m.traction[0]) <= 26 ? soFar(m.traction[0]) : "",
      must: true,
    },
    {
      at: "opening",
      said: leftOutTold(m.context.brief),
      must: true,
    },
    {
      at: "opening",
      said: m.record && wordCount(m.record) <= 26 ? broughtAlong(m) : "",
      must: true,
    },
    {
      at: "opening",
      said: proof && wordCount(proof) <= 26 ? setApart(m, m.name) : "",
    },
    {
      at: "close",
      said:
        low && high && !m.context.model.stopsGrowth
          ? t`If the main assumptions all turn out badly, year-3 revenue is ${m.show("low_rev_y3")}; if they all turn out well, ${m.show("high_rev_y3")}`
          : "",
      filler: true,
    },
    {
      at: "opening",
      said: m.foreign || !m.proofs[1] ? "" : alsoStated(m.proofs[1]),
      filler: true,
    },
    {
      at: "close",
      said: m.context.model.stopsGrowth
        ? ""
        : `Its first customers are to come through ${m.channels[0].name}`,
      filler: true,
    },
    {
      at: "close",
      said: `Apart from what you stated yourself, the inputs are planning assumptions, marked as such and there to be replaced`,
      filler: true,
    },
    {
      at: "close",
      said: m.context.model.stopsGrowth
        ? `The next 60 days have one goal: a price or a cost at which a sale leaves something`
        : `The next 60 days have one goal: ${m.say("gate60_customers")} ${caseOf(m).fresh}${m.customerNoun} who ${payOrSigned(m)}`,
      filler: true,
    },
  ];
}
