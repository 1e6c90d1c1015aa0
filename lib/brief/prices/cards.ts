import type { Assumed } from "@/lib/finance/types";
import { times } from "../costs/cost-sums";
import { findFrequencies, frequencyStated } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";
import { SINGLE } from "./second-price";

/** "A pass for ten days", "a card of five lessons": so many of what is sold one by one. */
const VISITS =
  "(?:days|visits|entries|entrances|class(?:es)?|lessons|sessions|swims|rides|games|hours|walks|mornings|evenings|times|treatments|trips)";
const CARD = new RegExp(
  `\\b(?:pass|card|carnet|block|strip|book|ticket|pack) (?:for|of|with) (${COUNT}) ${VISITS}\\b`,
  "iu",
);
const LEAST_EACH = 0.4;
/** Whoever buys a card uses it up in about two months. */
const USED_UP: Assumed = {
  ...{ value: 0.5, low: 0.3, high: 1, provenance: "assumption" },
  note: "A card is used up in about two months; assumed.",
};

/** "Owners who come three days a week pay 590 a month": how much the plan holds. */
const HOLDS = new RegExp(
  `\\b(${COUNT} (?:days|times|visits|lessons|classes|sessions|walks) a week)\\b`,
  "iu",
);

/** How often those come whom the audience speaks of: "on two or three days a week". */
const ON_DAYS = /\b(?:days|times) (?:a|per|each|every) week\b/i;
const comesSoOften = (audience: string): Assumed | undefined => {
  const found = findFrequencies(audience).find(({ text }) => ON_DAYS.test(text));
  return found && frequencyStated(found);
};

/** Single visits and a card for several of them at once: each customer takes one of the two. */
export function asCards(rows: readonly PricedLine[], audience: string): void {
  const said = comesSoOften(audience);
  for (const { line } of rows)
    if (line.kind === "recurring" && line.label === "Subscription" && /^plan-/.test(line.id))
      line.label = capital(HOLDS.exec(line.evidence)?.[1] ?? line.label);
  for (const { line, amount } of rows) {
    const [name = "", many = ""] = CARD.exec(line.evidence) ?? [];
    const count = countOf(many);
    const single = rows.find(
      (row) =>
        row.line !== line && SINGLE.has(row.line.kind) && !row.line.later && row.amount.start < amount.start,
    );
    const price = single?.line.price;
    if (!single || !price || !line.price || !(count > 1) || line.kind === "recurring") continue;
    const each = line.price.value / count;
    if (each > price.value || each < price.value * LEAST_EACH) continue;
    single.line.unitsPerCustomerMonth ??= said;
    const often = single.line.unitsPerCustomerMonth;
    single.line.id = "plan-1";
    single.line.kind = "perUse";
    line.id = rows.some((row) => row.line.id === "plan-2" && row.line !== line) ? "plan-3" : "plan-2";
    line.kind = "perUse";
    line.label = capital(name);
    line.unitsPerCustomerMonth = often ? times(often, 1 / count, name) : USED_UP;
  }
}
