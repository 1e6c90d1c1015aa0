import { doubtOf } from "@/lib/finance/doubts";
import { caseOf } from "../case";
import { sentences } from "../cut";
import { languageName } from "../disclosures";
import { bare, cap, list, uncap, wordCount } from "../english";
import { ifAny, para, quote, t, text } from "../frames";
import { kindsOf } from "../kinds-of-buyer";
import { leftOutTold } from "../left-out";
import type { Material } from "../material";
import { paidOrSigned, payOrSigned } from "../paid-or-signed";
import { titleOf } from "../pitch/title";
import { reasonsOf } from "../reasons";
import { broughtAlong } from "../set-apart";
import { soFar } from "../so-far";
import { toSettle } from "../to-settle";
import { carriedLine, cashLine, resultLine, unitLine, yearsLine } from "./result";
import { caseOfVague, planOfVague, verdictOfVague } from "./vague";
import { verdict } from "./verdict";

/** A little is lost where names are shortened afterwards. */
const LEAST = 156;
const MOST = 212;
/** So many reasons, and words of them, are quoted in one sentence. */
const MOST_REASONS = 3;
const LONGEST_REASONS = 50;

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
    "weighs-most",
    t`The riskiest assumption that the first customers will settle is ${m.sensitive}${swing && `: on its own it can move the cash at the end of year 3 by ${swing}`}`,
    t`Of all that the first customers will show, most depends on ${m.sensitive}${swing && `, which alone can move the cash at the end of year 3 by ${swing}`}, so that is what to test before spending on anything else`,
  );
}

interface Extra {
  at: "opening" | "unit" | "close";
  said: string;
  /** Only while the summary is too short. */
  filler?: boolean;
}

/** What a reader opens it for: the whole case, how it is sold, or what the figures say. */
export type View = "case" | "plan" | "verdict";

const OF_VAGUE: Record<View, (m: Material) => string> = {
  case: caseOfVague,
  plan: planOfVague,
  verdict: verdictOfVague,
};

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
      "mark",
      t`Day 60 is the first measure: go on if ${m.say("gate60_customers")} ${fresh ? "new ones" : "of them"} ${paidOrSigned(m)} by then`,
      t`Go on after day 60 if ${m.say("gate60_customers")} ${ifAny(fresh)}${m.customerNoun} ${paidOrSigned(m)}`,
    ),
  );
};

/** Who the customers are, where each kind buys its own. */
const mixed = (m: Material) =>
  m.mix &&
  `The model takes its customers to be ${m.mix}, ${kindsOf(m).length > 0 ? "going by how many of each can be won" : "an assumption"}`;

/** What decides whether it becomes a business: the reasons to choose it, then the assumption that weighs most. */
function decides(m: Material): string {
  const reasons = reasonsOf(m)
    .slice(0, MOST_REASONS)
    .filter((_, at, all) => wordCount(all.slice(0, at + 1).join(" ")) <= LONGEST_REASONS)
    .map((said) => quote(cap(said)));
  const crowd = m.suppliers ? m.demand : uncap(m.group.crowd, m.names);
  const choose =
    reasons.length > 0
      ? `${cap(crowd)} have to choose it for ${reasons.length > 1 ? "these reasons" : "this"}: ${list(reasons)}`
      : "";
  return para(choose, warning(m) ? "" : firstTest(m));
}

const sound = (m: Material) => !m.vague && !m.foreign;

/** Each of the three has its own work: what to do first and when to stop, the verdict, what decides. The idea itself is told elsewhere. */
export function executiveSummary(m: Material, view: View = "case"): string {
  if (m.vague && !m.foreign) return OF_VAGUE[view](m);
  if (view === "verdict" && sound(m)) return verdict(m, warning(m));
  const price = m.prices
    ? para(`${cap(m.payer)} ${m.pay || `are offered ${m.prices}`}`)
    : para(t`No price is stated, so the model uses a placeholder of ${m.show("price_main")}`);
  const { stopsGrowth, warnings } = m.context.model;
  const inFull = view === "case" && sound(m) && !stopsGrowth;
  const planned = view === "plan" && sound(m) && !stopsGrowth;
  const unit = stopsGrowth ? warnings.find(({ rule }) => rule === "unit-loss")?.text : unitLine(m);
  const build = (extras: readonly Extra[], caution = warning(m)): string => {
    const of = (place: Extra["at"]) => extras.filter(({ at }) => at === place).map(({ said }) => said);
    const offered = para(toSettle(m.context.brief), ...opening(m, view), ...of("opening"));
    const said = text(
      offered,
      planned ? way(m) : view === "case" && sound(m) ? decides(m) : "",
      para(inFull && m.prices ? "" : price, mixed(m), inFull ? "" : unit, ...of("unit")),
      para(planned ? cashLine(m) : inFull ? yearsLine(m) : resultLine(m), caution, ...of("close")),
    );
    const shorter = warning(m, true);
    return wordCount(said) > MOST && caution !== shorter ? build(extras, shorter) : said;
  };
  const chosen: Extra[] = [];
  for (const extra of extrasOf(m, view)) {
    const size = wordCount(build(chosen));
    // The plan's summary says what it has to say and no more.
    if (!extra.said || (extra.filler && (size >= LEAST || planned))) continue;
    if (wordCount(build([...chosen, extra])) <= MOST) chosen.push(extra);
  }
  return build(chosen);
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
  const { crowd } = m.group;
  const where = m.place && !crowd.includes(m.place) ? ` in ${m.place}` : "";
  const sold = `${m.b2b && !m.payers ? "sold to" : "for"} ${crowd}${where}`;
  return view === "case"
    ? [`${cap(m.name)} is ${sold}`]
    : [titleOf(caseOf(m)), `It is ${m.b2b && !m.payers ? "sold to" : "for"} ${m.segment || crowd}`];
}

function extrasOf(m: Material, view: View): Extra[] {
  const { low, high } = m.context.model.scenarios;
  const apart = m.foreign || toSettle(m.context.brief) ? undefined : m.context.brief.contradictions[0];
  return [
    {
      at: "opening",
      said: apart ? `Two of your answers contradict each other; ${uncap(apart.reading)} ${apart.why}` : "",
    },
    {
      at: "opening",
      said: view === "case" && m.traction[0] && wordCount(m.traction[0]) <= 26 ? soFar(m.traction[0]) : "",
      filler: true,
    },
    {
      at: "opening",
      said: leftOutTold(m.context.brief),
    },
    {
      at: "opening",
      said: view === "case" && m.record && wordCount(m.record) <= 26 ? broughtAlong(m) : "",
    },
    {
      at: "close",
      said: view === "case" && sound(m) && !m.context.model.stopsGrowth ? carriedLine(m) : "",
      filler: true,
    },
    {
      at: "opening",
      said: view === "case" && sound(m) && m.moat ? `What becomes hard to copy: ${m.moat}` : "",
      filler: true,
    },
    {
      at: "opening",
      said:
        view === "case" && sound(m) && m.trouble
          ? `What they put up with today: ${quote(cap(m.trouble))}`
          : "",
      filler: true,
    },
    {
      at: "close",
      said: m.context.model.stopsGrowth
        ? `The next 60 days have one goal: a price or a cost at which a sale leaves something`
        : `The next 60 days have one goal: ${m.say("gate60_customers")} ${caseOf(m).fresh}${m.customerNoun} who ${payOrSigned(m)}`,
      filler: true,
    },
    {
      at: "close",
      said: `Apart from what you stated yourself, the inputs are planning assumptions, marked as such and there to be replaced`,
      filler: true,
    },
    {
      at: "unit",
      said: view === "case" && sound(m) && !m.context.model.stopsGrowth ? unitLine(m) : "",
      filler: true,
    },
    {
      at: "close",
      said:
        view === "case" && low && high && !m.context.model.stopsGrowth
          ? t`If the main assumptions all turn out badly, year-3 revenue is ${m.show("low_rev_y3")}; if they all turn out well, ${m.show("high_rev_y3")}`
          : "",
      filler: true,
    },
  ];
}
