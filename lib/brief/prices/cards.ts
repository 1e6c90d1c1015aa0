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
/** "A ten-walk card", "a 5-lesson pass". */
const NAMED_CARD = new RegExp(
  `\\b(${COUNT})[- ](?:day|visit|entry|class|lesson|session|swim|ride|game|hour|walk|treatment|trip) (?:pass|card|carnet|block|ticket|pack)\\b`,
  "iu",
);
/** "Packages of four for £230 or six for £320": of what is sold one by one. */
const PACK_OF = new RegExp(
  `\\b(?:packages?|packs?|bundles?|blocks?) of (${COUNT})(?=\\s*(?:$|[^\\p{L}\\s]|(?:for|at|costs?|is|are)\\b))`,
  "iu",
);
const OR_SO_MANY = new RegExp(`^(?:or |and )?(${COUNT}) for\\b`, "iu");
const LEAST_EACH = 0.4;

/** How many of the single thing a card or package holds, with its name; null for any other price. */
function held({ line }: PricedLine, last: PricedLine | undefined, unit: string) {
  const [said = "", many = ""] = CARD.exec(line.evidence) ?? NAMED_CARD.exec(line.evidence) ?? [];
  if (said) return { name: said, count: countOf(many) };
  const bare =
    PACK_OF.exec(line.evidence) ??
    (last && PACK_OF.test(last.line.evidence) ? OR_SO_MANY.exec(line.evidence) : null);
  return bare && unit ? { name: `package of ${bare[1]} ${unit}s`, count: countOf(bare[1] ?? "") } : null;
}
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
  for (const [i, row] of rows.entries()) {
    const { line, amount } = row;
    const single = rows.find(
      (other) =>
        other.line !== line &&
        SINGLE.has(other.line.kind) &&
        !other.line.later &&
        other.amount.start < amount.start,
    );
    const price = single?.line.price;
    const { name, count } = held(row, rows[i - 1], single?.unit ?? "") ?? { name: "", count: 0 };
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
