import { COUNT } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** "€49 yearly licence, or €8 monthly", "$890 purchase or $120 monthly rent". */
const OR = /^[^.;:]{0,40}?(?:^|\s)or\s(?:(?:a|an|the|for|from|at|only)\s)?(?:[\p{L}-]+\s){0,3}?\p{Sc}?$/iu;
const ADDED =
  /\b(?:plus|on top|additional|extra|further|also|as well|besides|then|after|set-?up|optional|add-?on|service|maintenance|support|filters?|refills?|cover|insurance|storage|delivery)\b|\+/i;
/** "A card of ten" holds several of the single thing. */
export const OF_SEVERAL = new RegExp(
  `\\b(?:cards?|pass(?:es)?|packs?|packages?|blocks?|bundles?|strips?|books?|tickets?) (?:of|for) ${COUNT}`,
  "iu",
);
const PIECES = new Set(["perUse", "unitSale"]);
/** "€4 per ride, family card €49 a month": part of what a month costs; far less is paid for use beside a plan. */
const [LEAST, MOST] = [0.04, 0.8];

const isOpen = ({ line }: PricedLine) =>
  !!line.price &&
  !line.later &&
  !line.attach &&
  !line.onTop &&
  !line.eachDeal &&
  !/^further/.test(line.id) &&
  /^(?:perUse|unitSale|oneOff|recurring)$/.test(line.kind);

/** Of two prices with "or" between them, and of a single piece and a plan that costs more, each customer takes one. */
export function asEitherWay(rows: readonly PricedLine[], text: string, software: boolean): void {
  const [one, other, ...more] = rows.filter(isOpen);
  if (!one || !other || more.length > 0 || rows.some(({ line }) => /^plan-/.test(line.id))) return;
  if (one.line.buyer !== other.line.buyer || OF_SEVERAL.test(other.line.evidence)) return;
  const between = text.slice(one.amount.end + one.amount.tail.length, other.amount.start);
  const part = (one.line.price?.value ?? 0) / (other.line.price?.value ?? 1);
  const dearerPlan =
    !software &&
    PIECES.has(one.line.kind) &&
    other.line.kind === "recurring" &&
    /^(?:month|week)$/.test(other.line.per ?? "") &&
    !other.line.quantity &&
    part >= LEAST &&
    part <= MOST &&
    !ADDED.test(`${between} ${other.line.evidence}`);
  if (!OR.test(between) && !dearerPlan) return;
  one.line.id = "plan-1";
  other.line.id = "plan-2";
}
