import { count, money } from "@/lib/finance/money";
import { cap, uncap } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { PAYS } from "../payers";

const ORIGIN = {
  founder: "your figure",
  parsed: "from your answers",
  benchmark: "published",
  derived: "computed",
  assumption: "assumed",
} as const;

const share = (value: number) => `${Number((value * 100).toPrecision(2))}%`;

/** Base, shares and value as one multiplication, each factor with where it comes from. */
function sum(m: Material): string {
  const { market, assumptions, currency } = m.context.model;
  const { base, baseLabel, segment, filters, annualValue, reachableShareY3 } = assumptions.market;
  const origin = ({ provenance }: { provenance: keyof typeof ORIGIN }) => ORIGIN[provenance];
  const started = market.sized
    ? origin(base)
    : base.provenance === "assumption"
      ? "placeholder"
      : origin(base);
  const counted = `${count(base.value)} ${uncap(baseLabel, m.names)} (${started})`;
  const narrowed = segment.map(
    (filter) => `${share(filter.share.value)} ${uncap(filter.label)} (${origin(filter.share)})`,
  );
  const served = filters.map(
    (filter) => `${share(filter.share.value)} ${uncap(filter.label)} (${origin(filter.share)})`,
  );
  const each = `${money(annualValue.value, currency)} a year from each (computed)`;
  return para(
    m.vary(
      "factors",
      t`The sum: ${[counted, ...narrowed, each].join(" x ")} = ${m.show("tam")} a year`,
      t`Counted from the bottom up: ${[counted, ...narrowed, each].join(" x ")} = ${m.show("tam")} a year`,
      t`How the figure comes about: ${[counted, ...narrowed, each].join(" x ")} = ${m.show("tam")} a year`,
    ),
    t`Of that, ${served.join(", then ")}: ${m.show("sam")} a year or ${m.show("sam_customers")} ${m.customerNoun}`,
    t`Winning ${share(reachableShareY3.value)} of those by year 3 (${origin(reachableShareY3)}) means ${m.show("som_customers")} ${m.customerNoun} and ${m.show("som")} a year`,
  );
}

/** "..., which Eurostat, Structural Business Statistics, should have" */
const office = (needs: string | undefined) => /\((?:where to look: )?([^()]+)\)/.exec(needs ?? "")?.[1] ?? "";

function sizing(m: Material): string {
  const { market } = m.context.model;
  const where = m.place && !m.who.includes(m.place) ? ` in ${m.place}` : "";
  const look = office(market.needs);
  return para(
    market.sized
      ? ""
      : m.vary(
          "not-sized",
          `There is no reliable count of ${m.who}${where} here, so the market is not sized yet and the sum below runs on a placeholder`,
          `How many ${m.who} there are${where} is not known yet; until you have a count, the market is not sized and the first figure below is a placeholder`,
          `The market is not sized, because nobody has counted ${m.who}${where} for you; the sum below only shows how the figures hang together`,
        ),
    market.sized || !look
      ? ""
      : m.vary(
          "look",
          `${cap(look)} is the place to look; with a real count the figures for ${m.name} follow by themselves`,
          `Replace it with a real count for ${m.name}; start with ${look}`,
        ),
    sum(m),
    planBesideMarket(m),
  );
}

/** Nearly all that can be won, and a small part of it. */
const USED_UP = 0.8;
const SMALL_PART = 0.25;

/** What the plan needs beside what can be won: the two are separate sums and may disagree. */
function planBesideMarket(m: Material): string {
  const part = m.fact("plan_share")?.value;
  const [needs, share] = [m.show("cust_y3"), m.show("plan_share")] as const;
  if (part === undefined || m.context.model.stopsGrowth || m.context.model.unit.basis !== "month") return "";
  if (part >= USED_UP)
    return m.vary(
      "plan-share-full",
      t`The plan of ${m.name} has ${needs} customers by then, ${share} of all it can win, so growth ends there: a second group or a second place has to be opened before year 3`,
      t`By then the plan needs ${needs}, which is ${share} of what can be won; without a further group or place ${m.name} stops growing`,
    );
  if (part <= SMALL_PART)
    return m.vary(
      "plan-share-small",
      t`The plan of ${m.name} ends year 3 with ${needs}, only ${share} of that: what it can spend on winning them is the limit, not their number`,
      t`In the plan ${m.name} reaches ${needs} after three years (${share} of these), held back by its marketing money and not by the size of the market`,
    );
  return m.vary(
    "plan-share",
    t`The plan of ${m.name} ends year 3 with ${needs} customers, ${share} of what can be won`,
    t`After three years ${m.name} serves ${needs} in the base case, which is ${share} of these`,
  );
}

function whyNow(m: Material): string {
  const stated = m.context.brief.answers.problem.match(
    /[^.]*\b(since|now|new (law|rule|regulation)|recently|this year|20\d\d)\b[^.]*\./i,
  )?.[0];
  if (stated && !m.foreign) return para(`Why now, in your words: ${quote(stated.trim())}`);
  return "";
}

/** Who else the answers name: kept apart, because they need other words and another price. */
function further(m: Material): string {
  const [, second] = m.context.brief.segments;
  if (!second || m.foreign || m.archetype === "marketplace" || PAYS.test(second.text)) return "";
  if (m.mix)
    return para(
      `${cap(second.text)} buy something else and are part of the plan with their own share (${m.mix}, assumed); count them separately for ${m.name}`,
    );
  return para(`${cap(uncap(second.text, m.names))} come later and are in none of these figures of ${m.name}`);
}

export function marketPotential(m: Material): string {
  if (m.vague)
    return text(
      para(
        `No market can be sized for ${quote(m.context.brief.answers.targetAudience.replace(/\.$/, ""))}`,
        `Name one group, one place and how many they are, and ${m.name} has a market; the sum below uses round placeholders and only shows the method`,
      ),
      sum(m),
    );
  const beachhead = m.foreign
    ? ""
    : para(
        m.vary(
          "first-segment",
          `Start with ${m.segment}`,
          `The first customers are ${m.segment}`,
          `The segment to win first is ${m.segment}`,
        ),
      );
  return text(`${beachhead} ${sizing(m)}`.trim(), further(m), whyNow(m));
}
