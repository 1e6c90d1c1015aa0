import { count, money } from "@/lib/finance/money";
import { cap, uncap } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";

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
  const monthly = m.context.model.unit.basis === "month" && !m.context.model.stopsGrowth;
  const reached = monthly && (m.fact("som_customers")?.value ?? 0) >= (m.fact("cust_y3")?.value ?? 0);
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
    reached
      ? m.vary(
          "plan-share",
          t`The plan for ${m.name} ends year 3 with ${m.show("cust_y3")} of them`,
          t`The base case has ${m.show("cust_y3")} of these with ${m.name} after three years`,
          t`After three years ${m.name} serves ${m.show("cust_y3")} of them in the base case`,
        )
      : "",
  );
}

function whyNow(m: Material): string {
  const stated = m.context.brief.answers.problem.match(
    /[^.]*\b(since|now|new (law|rule|regulation)|recently|this year|20\d\d)\b[^.]*\./i,
  )?.[0];
  if (stated && !m.foreign) return para(`Why now, in your words: ${quote(stated.trim())}`);
  if (m.vague) return "";
  return para(
    m.vary(
      "why-now",
      `An investor will ask ${m.name} why now, and your answers do not say; ask ${m.who} what has changed lately`,
      `Missing so far is a reason why ${m.name} should exist now: ask what has become harder, dearer or cheaper for ${m.who}`,
      `Your answers do not say why this is the moment for ${m.name}; let ${m.who} tell you what is different from two years ago`,
      `"Why now" is still open: find out from ${m.who} what has become worse, or newly possible, for ${m.name} to build on`,
    ),
  );
}

function sensitivity(m: Material): string {
  return m.sensitiveIsTop && !m.context.model.stopsGrowth
    ? para(
        m.vary(
          "swing",
          t`Nothing moves the result as much as ${m.sensitive}: up to ${m.show("sensitivity_top_swing")} of cash by the end of year 3`,
          t`The widest swing comes from ${m.sensitive}, which can change the cash at the end of year 3 by ${m.show("sensitivity_top_swing")}`,
          t`If ${m.name} tests only one thing, it should be ${m.sensitive}, which is worth up to ${m.show("sensitivity_top_swing")} of year-3 cash`,
          t`A change in ${m.sensitive} can cost or bring ${m.show("sensitivity_top_swing")} of cash within three years, more than any other input`,
        ),
      )
    : "";
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
  return text(`${beachhead} ${sizing(m)}`.trim(), whyNow(m), sensitivity(m));
}
