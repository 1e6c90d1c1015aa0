import { whatItIs } from "../concept";
import { languageName } from "../disclosures";
import { bare, cap, list, uncap, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { sentences } from "../slots";
import { third } from "../voice";

/** The result in words: year by year, break-even, cash. */
export function resultLine(m: Material): string {
  const { breakEvenMonth, ask } = m.context.model;
  const y = [m.show("rev_y1"), m.show("rev_y2"), m.show("rev_y3")] as const;
  const count = `${m.show("cust_y3")} ${m.customerNoun}`;
  const carried = breakEvenMonth
    ? m.vary(
        "carried",
        `it carries its own costs from ${m.show("be_month")}`,
        `break-even comes in ${m.show("be_month")}`,
        `from ${m.show("be_month")} it pays for itself`,
      )
    : m.vary(
        "not-carried",
        "it does not carry its own costs inside 36 months",
        "36 months are not enough for it to pay for itself",
        "within 36 months it stays below its costs",
      );
  return para(
    m.vary(
      "result",
      t`The base case reaches ${y[0]} of revenue in year 1, ${y[1]} in year 2 and ${y[2]} in year 3, with ${count} at the end; ${carried}`,
      t`Revenue comes to ${y[0]} in the first year, ${y[1]} in the second and ${y[2]} in the third; by then there are ${count}, and ${carried}`,
      t`The base case gives ${y[0]}, then ${y[1]}, then ${y[2]} of revenue over three years and ${count} at their close; ${carried}`,
      t`Year by year the model books ${y[0]}, ${y[1]} and ${y[2]}, ending with ${count}; ${carried}`,
    ),
    ask > 0
      ? m.vary(
          "cash",
          t`Cash falls to ${m.show("trough")} in ${m.show("trough_month")}, so ${m.show("ask")} is needed before ${m.customerNoun} carry the costs, a reserve of a quarter included`,
          t`The lowest point is ${m.show("trough_month")} with ${m.show("trough")} in the account; a quarter on top gives the ${m.show("ask")} that ${m.name} has to find`,
          t`It takes ${m.show("ask")} until ${m.customerNoun} pay for it all, which is the deepest point (${m.show("trough")} in ${m.show("trough_month")}) and a quarter more`,
        )
      : m.vary(
          "no-cash",
          `Cash never falls below zero in the base case, so ${m.name} can be started without outside money`,
          `${cap(m.name)} needs no outside money in the base case, because its own sales come early enough`,
        ),
  );
}

function verdict(m: Material): string {
  if (m.context.model.stopsGrowth)
    return `Until one sale of ${m.name} leaves something, nothing that follows from more sales counts, and the years above show only how fast money would be lost`;
  if (!m.sensitive) return "";
  const swing = m.sensitiveIsTop ? `, by up to ${m.show("sensitivity_top_swing")}` : "";
  return m.vary(
    "verdict",
    `The assumption to test first is ${m.sensitive}, because it moves the cash of year 3 most${swing}`,
    `Test ${m.sensitive} on the first ${m.who} before all else; no other assumption shifts the cash of year 3 as far${swing}`,
    `Everything above hangs on ${m.sensitive} among ${m.who}, which changes the cash at the end of year 3 the most${swing}`,
  );
}

/** The figure on which everything hangs, said in the second sentence. */
function decisive(m: Material): string {
  const { stopsGrowth, warnings, breakEvenMonth } = m.context.model;
  if (stopsGrowth) return warnings.find((w) => w.rule === "unit-loss")?.text ?? "Every sale loses money";
  const back = m.show("payback") ? `, earned back in ${m.show("payback")}` : "";
  const unit = m.vary(
    "decisive",
    t`What decides it: a customer leaves ${m.show("contribution")} ${m.basis} after delivery and fees and takes ${m.show("cac")} to win${back}`,
    t`The sum behind it: ${m.show("contribution")} ${m.basis} stay from one customer, against ${m.show("cac")} to win that customer${back}`,
    t`It turns on one comparison: ${m.show("cac")} to win a customer who leaves ${m.show("contribution")} ${m.basis}${back}`,
  );
  return breakEvenMonth
    ? unit
    : para(unit, t`With ${m.show("rev_y3")} of revenue in year 3 that does not yet carry its costs`);
}

const LEAST = 150;
const MOST = 212;

/** The parts that must be there, then what else fits until the length is right. */
export function executiveSummary(m: Material): string {
  const price = m.prices
    ? para(`${cap(m.payer)} ${m.pay || `are offered ${m.prices}`}`)
    : para(t`No price is stated, so the model of ${m.name} works with ${m.show("price_main")}`);
  const build = (extras: readonly Extra[]) =>
    text(
      para(...opening(m), ...extras.filter(({ at }) => at === "opening").map(({ said }) => said)),
      `${price} ${resultLine(m)}`,
      para(verdict(m), ...extras.filter(({ at }) => at === "close").map(({ said }) => said)),
    );
  const chosen: Extra[] = [];
  for (const extra of extrasOf(m)) {
    const size = wordCount(build(chosen));
    if (!extra.said || (extra.filler && size >= LEAST)) continue;
    if (wordCount(build([...chosen, extra])) <= MOST) chosen.push(extra);
  }
  return build(chosen);
}

interface Extra {
  at: "opening" | "close";
  said: string;
  /** Only while the summary is too short. */
  filler?: boolean;
}

function opening(m: Material): string[] {
  if (m.foreign)
    return [
      `${cap(m.name)} is ${m.kind.label} for ${m.who}${m.place ? `, starting in ${m.place}` : ""}`,
      decisive(m),
      `The founder describes it in ${languageName(m.context.brief.language)}: ${quote(m.solutionQuote)}`,
      `The trouble, as told: ${quote(bare(sentences(m.context.brief.answers.problem)[0] ?? ""))}`,
    ];
  const today = m.statistic ?? m.trouble;
  return [
    whatItIs(m),
    decisive(m),
    m.vague
      ? `The customers are not yet narrowed down: ${quote(m.segment)}`
      : m.segment &&
        m.vary(
          "customers",
          `The customers are ${m.segment}`,
          `It is ${m.b2b ? "sold to" : "meant for"} ${m.segment}`,
          `It serves ${m.segment}`,
        ),
    today &&
      m.vary(
        "today",
        `What they put up with today: ${today}`,
        `The trouble as the founder puts it: ${today}`,
        `What it is up against: ${today}`,
      ),
  ].filter((part): part is string => Boolean(part));
}

function extrasOf(m: Material): Extra[] {
  const proof = m.foreign ? undefined : m.proofs[0];
  const { low, high } = m.context.model.scenarios;
  const [apart] = m.foreign ? [] : m.context.brief.contradictions;
  return [
    {
      at: "opening",
      said: apart ? `Two of the answers pull apart: ${uncap(apart.reading)} ${apart.why}` : "",
    },
    { at: "opening", said: proof && wordCount(proof) <= 26 ? `What speaks for it: ${third(proof)}` : "" },
    {
      at: "close",
      said:
        low && high
          ? t`Between the unfavourable and the favourable case, year 3 lies anywhere from ${m.show("low_rev_y3")} to ${m.show("high_rev_y3")}`
          : "",
      filler: true,
    },
    {
      at: "opening",
      said: m.foreign ? "" : m.proofs[1] ? `Also stated: ${third(m.proofs[1])}` : "",
      filler: true,
    },
    {
      at: "close",
      said: `The first customers of ${m.name} come through ${m.channels[0].name}`,
      filler: true,
    },
    {
      at: "close",
      said: `Until that is measured, the figures of ${m.name} are arithmetic on assumptions and no forecast`,
      filler: true,
    },
    {
      at: "opening",
      said: `What ${m.name} replaces is mostly ${list(m.kind.today.slice(0, 2), "or")}`,
      filler: true,
    },
    {
      at: "close",
      said: `By day 60 the plan of ${m.name} wants ${m.say("gate60_customers")} ${m.customerNoun} who pay or have signed, and stops if nobody does`,
      filler: true,
    },
  ];
}
