import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { chargesPerMonth } from "@/lib/finance/line-flow";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import { PIECE_KINDS } from "../costs/cost-sums";
import { COUNT, countOf } from "../text/number-words";
import { SINGLE } from "./alternatives";
import { isKept, leaveRest } from "./kept-share";
import { isForFirms } from "./line-buyers";
import type { Setting } from "./line-kind";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";
import { namedBeside } from "./named-beside";
import { withOwnMargin } from "./own-margin";
import { withSharesTold } from "./shares-told";

/** "5 l tin", "500 ml bottle", "Bundle of three": the same thing in another size. */
const MEASURED = /^\s*\d+(?:[.,]\d+)?\s?(?:ml|cl|l|litres?|g|kg|cm|m|oz|lb)\s\p{L}/iu;
const SEVERAL = new RegExp(
  `\\b(?:bundle|pack|box|set|case|bag|tray|crate|kit) (?:of|for) (${COUNT})|\\b(${COUNT})-?(?:pack|er pack)\\b`,
  "iu",
);
/** "monthly pass 69", "unlimited swaps": paid instead of single visits. */
const INSTEAD =
  /\b(?:pass|membership|season ticket|flat ?rate|unlimited|abo|monatskarte|carnet|abonnement|plan mensual|subscription)\b/i;
/** "ten-class card 115": many visits paid at once. */
const CARD = new RegExp(
  `\\b(${COUNT})[- ](?:class|visit|session|lesson|entry|trip|time|ride|hour|game|wash|day|meal|coffee|lunch)(?:es)?[- ](?:card|pass|pack|ticket|bundle|carnet|block|punch card)\\b`,
  "iu",
);

/** "One cleaning 150, the yearly plan 890 for eight visits". */
const MANY_VISITS = new RegExp(
  `^\\s*(?:a year |per year |yearly )?for (?:${COUNT})\\s(visits|sessions|cleanings|treatments|lessons|classes|appointments)\\b`,
  "iu",
);

/** "Pay as you go at 0.01 per minute, plans from 500 a month": of software too each customer takes one. */
const AS_YOU_GO = /\bpay[- ]as[- ]you[- ]go\b|\bpay[- ]per[- ]use\b/i;
const UNLIMITED = /\b(?:unlimited|flat ?rate)\b/i;

const single = ({ line }: PricedLine) =>
  !line.later &&
  !line.buyer &&
  (line.kind === "perUse" ||
    line.kind === "capacity" ||
    line.kind === "oneOff" ||
    (line.kind === "unitSale" && SINGLE.test(line.label)));

/** Single visits, a card of ten and a monthly pass: each customer takes one of them. */
export function asPasses(priced: PricedLine[], { software }: Setting): PricedLine[] {
  const [first] = priced;
  const visits = priced.find(
    ({ line, amount }) => line.kind === "recurring" && !line.later && MANY_VISITS.test(amount.after),
  );
  if (!software && visits && first?.line.kind === "unitSale" && !first.line.later) {
    const visit = singular(MANY_VISITS.exec(visits.amount.after)?.[1]?.toLowerCase() ?? "visit");
    const label = first.line.label === "Sales" ? `Single ${visit}` : first.line.label;
    first.line = { ...first.line, kind: "perUse", label };
  }
  const alone = first?.amount.role === "oneOff" && !/\bone-time\b/i.test(first.amount.after);
  if (!first || !single(first) || alone) return priced;
  const rows = priced.filter((row) => {
    const count = countOf(CARD.exec(row.amount.before)?.[1] ?? "");
    if (row === first || !(count > 1) || !row.line.price || !first.line.price) return true;
    first.line.price = withLowerEnd(
      first.line.price,
      row.line.price.value / count,
      `${row.amount.text} for ${count}`,
    );
    return false;
  });
  const pass = rows.find(
    ({ line, amount }) =>
      line.kind === "recurring" &&
      !line.later &&
      !line.buyer &&
      (software
        ? AS_YOU_GO.test(first.amount.before) || UNLIMITED.test(`${amount.before} ${amount.after}`)
        : line === visits?.line ||
          INSTEAD.test(`${amount.before} ${amount.after}`) ||
          /\bor\s$/i.test(amount.before)),
  );
  if (!pass || (/^plan-/.test(first.line.id) && rows.some(({ line }) => line.id === "plan-2"))) return rows;
  return rows.map((row) => {
    if (row === first) return { ...row, line: { ...row.line, id: "plan-1" } };
    return row === pass ? { ...row, line: { ...row.line, id: "plan-2" } } : row;
  });
}

/** Goods of one list in several sizes or numbers, of which each customer takes one at a time. */
export function asPacks(priced: PricedLine[], text: string): PricedLine[] {
  const goods = priced.filter(({ line }) => line.kind === "unitSale" && !line.later && !line.buyer);
  const sized = goods.filter(
    ({ amount, line }, i) =>
      MEASURED.test(amount.before) || (i > 0 && SEVERAL.test(`${amount.before} ${line.label}`)),
  );
  const [first] = goods;
  if (
    !first ||
    sized.length === 0 ||
    goods.some(({ line }) => /^plan-|wholesale$/.test(line.id) || /wholesale$/i.test(line.label))
  )
    return priced;
  const options = sized.includes(first) ? sized : [first, ...sized];
  if (options.length < 2) return priced;
  return priced.map((row) => {
    const at = options.indexOf(row);
    if (at < 0) return row;
    const name = row.line.label === "Sales" ? (namedBeside(row, text) ?? "") : row.line.label;
    return { ...row, line: { ...row.line, id: `plan-${at + 1}`, ...(name ? { label: capital(name) } : {}) } };
  });
}

const FRACTIONS: Record<string, number> = { second: 2, third: 3, fourth: 4, fifth: 5, tenth: 10 };
const PARTS: Record<string, number> = {
  half: 0.5,
  "a third": 1 / 3,
  "a quarter": 0.25,
  "a fifth": 0.2,
  most: 0.7,
};
const TAKES =
  "(?:takes?|have|does?|do|adds?|buys?|orders?|opts?|chooses?|pays?|books?|wants?|needs?|gets?|uses?)";
/** "every second customer takes one", "30% of them add it"; "most have 60 letters" tells how many. */
const TAKE_UP = new RegExp(
  `\\b(?:every (second|third|fourth|fifth|tenth)|one (?:\\p{L}+ )?(?:in|out of) (${COUNT})|(\\d{1,2}) ?(?:%|percent|per cent)(?: of (?:\\p{L}+ ?){1,2}?)?|(half|a third|a quarter|a fifth|most)(?: of (?:\\p{L}+ ?){1,2}?)?)(?![\\p{L}\\d])[^.;]{0,24}?\\b${TAKES}\\b(?!\\s(?:about |around |between )?\\d)`,
  "iu",
);

/** What only some of the customers take beside the first thing, and how many of them are of each kind. */
export function withTakeUp(
  rows: readonly PricedLine[],
  { businessModel: text, targetAudience }: Pick<QuizAnswers, "businessModel" | "targetAudience">,
): void {
  withSharesTold(rows, targetAudience);
  for (const [i, { line, amount }] of rows.entries()) {
    const next = rows[i + 1]?.amount.start ?? text.length;
    const words = text.slice(amount.end, Math.min(next, amount.end + 120)).split(/\.\s/)[0] ?? "";
    const [said, nth, oneIn, percent, part] = TAKE_UP.exec(words) ?? [];
    const share = part
      ? (PARTS[part.toLowerCase()] ?? 0)
      : nth
        ? 1 / (FRACTIONS[nth.toLowerCase()] ?? 1)
        : oneIn
          ? 1 / countOf(oneIn)
          : Number(percent) / 100;
    if (i === 0 || !said || !(share > 0 && share < 1) || line.kind === "take" || line.kind === "grant")
      continue;
    line.attach = { value: share, low: share, high: share, provenance: "founder", note: `Stated: ${said}` };
    if (line.kind === "oneOff" && rows[0]?.line.kind !== "oneOff")
      line.kind = rows[0]?.line.kind === "unitSale" ? "unitSale" : "perUse";
  }
}

/** "Coffee 3.80, cakes 4.50; the average guest spends 9": the whole visit stands for what is on the list. */
const WHOLE_VISIT =
  /\b(?:average|typical|usual) (?:\p{L}+ )?(?:spends?|pays?|bill|basket|check|cheque|order|ticket|spend|visit|meal|receipt|purchase)\b[^.;,]{0,20}$|\b(?:guests?|customers?|visitors?|people|diners?|famil(?:y|ies)) (?:\p{L}+ ){0,2}(?:who )?(?:usually |typically )?spends?\b[^.;,]{0,24}$/iu;
/** "Entry is 14 and a family spends another 9", "9 more at the counter": paid beside what is asked at the door. */
const BESIDE_IT = /\b(?:another|an? (?:extra|additional|further))\s(?:about |around |roughly )?$/i;
const AT_THE_DOOR = /\b(?:entry|entrance|admission|tickets?|a seat|a place)\b/i;
export function asBasket(rows: PricedLine[]): PricedLine[] {
  // "A family spends about 26 each week": what it buys in that time.
  for (const { line, amount } of rows)
    if (line.kind === "recurring" && amount.tail.period && WHOLE_VISIT.test(amount.before)) {
      const often = chargesPerMonth(line.per) / amount.tail.divisor;
      line.price = stated({ ...amount, tail: { ...amount.tail, divisor: 1 } });
      line.kind = "unitSale";
      line.label = "Sales";
      line.unitsPerCustomerMonth = {
        ...{ value: often, low: often, high: often, provenance: "founder" },
        note: `Stated: once ${amount.tail.divisor > 1 ? `every ${amount.tail.divisor} ${line.per}s` : `a ${line.per}`}`,
      };
      delete line.per;
    }
  const visit = rows.find(
    ({ line, amount }) =>
      PIECE_KINDS.has(line.kind) &&
      (!amount.tail.unit || amount.tail.unit === "visit") &&
      WHOLE_VISIT.test(amount.before),
  );
  if (!visit || BESIDE_IT.test(visit.amount.before)) return rows;
  const onTheList = rows.filter(
    (row) =>
      row !== visit &&
      PIECE_KINDS.has(row.line.kind) &&
      !row.line.later &&
      !AT_THE_DOOR.test(row.line.evidence) &&
      isForFirms(row) === isForFirms(visit),
  );
  for (const { amount } of onTheList) amount.role = "compare";
  return rows.filter((row) => !onTheList.includes(row));
}

/** "15 a match, we keep 4 of it": a share of a price is a commission on it. */
export function asKept(rows: PricedLine[], own: readonly PricedLine["amount"][], text: string): void {
  withOwnMargin(rows, own, text);
  for (const [i, row] of rows.entries()) {
    const [whole, price, kept] = [rows[i - 1], rows[i - 1]?.line.price, row.line.price ?? row.line.takeRate];
    if (!whole || !price || !kept || row.amount.tail.period || whole.line.kind === "recurring") continue;
    const percent = row.amount.kind === "percent";
    if (!isKept(row.amount) || (!percent && kept.value >= price.value)) continue;
    // Where the size of an order is told, the share is taken of that.
    if (percent && (rows.length < 3 || own.some(({ role }) => role === "average"))) continue;
    const rate = kept.value / price.value;
    if (percent) {
      rows.splice(i, 1);
      leaveRest(rows, row.amount);
      return;
    }
    // "the tutor gets 21 and we keep 7" of 28: what goes to the other is no second cost.
    for (const paid of own)
      if (paid.role === "cost" && Math.abs(paid.value + kept.value - price.value) < 0.01 * price.value)
        paid.role = "through";
    row.line = {
      ...whole.line,
      id: "commission",
      label: "Commission",
      kind: "take",
      takeRate: {
        value: rate,
        low: rate,
        high: rate,
        provenance: "derived",
        note: `${kept.note} of ${whole.amount.text}`,
      },
      averageOrder: price,
      evidence: `${whole.line.evidence}, ${row.line.evidence}`,
    };
    delete row.line.price;
    delete row.line.per;
    rows.splice(i - 1, 1);
    return;
  }
}
