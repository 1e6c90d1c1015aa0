import { singular } from "../amounts/price-tail";
import { exactly } from "../amounts/usual-count";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";
import { pluralOf } from "./stated-count";
import { alike } from "./usual-quantity";

const HEAD = /^(?:person|guest|head|participant|employee|child|plate|player|cover|user|seat|worker)$/;
const HEADS = "(?:people|persons?|guests?|heads?|pax|participants?|covers|adults|players?)";
const LEAST = "(?:min(?:imum|\\.)?(?: (?:of|group|number|order))*|at least)";
const ENDS = "(?=\\s*(?:$|[.,;)]))";
const COUNTED = new Set(["oneOff", "unitSale", "perUse", "recurring"]);
/** How far behind its price a minimum stands, in characters. */
const NEAR = 70;
/** Nobody asks for a minimum that fewer of them already pay. */
const FEWEST_PAID = 5;

/** "$14 per head, minimum 25", "30 pax minimum", "from 5 agents": so many are paid for at least. */
export function withLeastCount(rows: PricedLine[], text: string): void {
  for (const { line, unit, amount } of [...rows]) {
    if (line.later || unit === "" || !COUNTED.has(line.kind)) continue;
    const one = singular(unit.split(" ").at(-1) ?? unit);
    const isHead = HEAD.test(one);
    const names = [one, ...alike(one)].map(pluralOf).join("|");
    const noun = isHead ? `(?:${names}|${HEADS})` : `(?:${names})`;
    const behind = text.slice(amount.end, amount.end + NEAR).split(/[.;]\s(?=\p{Lu})/u)[0] ?? "";
    const found = new RegExp(
      `\\b(?:${LEAST}|from)\\s(${COUNT})\\s${noun}${ENDS}|(?<!\\p{Sc}\\s?|[\\d.,])(${COUNT})\\s(?:${noun}\\s)?min(?:imum)?\\b|\\b${LEAST}\\s(${COUNT})${ENDS}`,
      "iu",
    ).exec(behind);
    const [said, first, second, bare] = found ?? [];
    const many = countOf(first ?? second ?? bare ?? "");
    const paidByFew = many < FEWEST_PAID * (line.price?.value ?? 0);
    if (!found || !said || !(many > 1) || (!first && !(isHead && paidByFew))) continue;
    line.quantity = exactly(many, said.trim());
    const from = amount.end + found.index;
    const asPrice = rows.findIndex((row) => row.amount.start >= from && row.amount.end <= from + said.length);
    if (asPrice >= 0) rows.splice(asPrice, 1);
  }
}
