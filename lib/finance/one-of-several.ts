import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import { isLeftToThem } from "./left-to-them";
import type { RevenueLine } from "./types";
import { inUsd } from "./usual-frequency";

/** Below this several things are bought at once, in US dollars. */
const TOGETHER_USD = 10;
const PIECES = new Set<RevenueLine["kind"]>(["unitSale", "perUse"]);
const NOTE = "A purchase is one of the things on the list; how often each is taken is assumed to be alike.";

/** "Most people will come about once a year": with one thing or the other. */
const OF_THEM_ALL = /^Stated: (?:about )?(?:once|twice|\S+ times) (?:a|per|each|every) \p{L}+\W*$/iu;
/** What most of them come for, where that is told: a planning value. */
const MOSTLY = 0.7;
function partOf(
  { answers: { businessModel } }: Brief,
  line: RevenueLine,
  among: readonly RevenueLine[],
): number {
  const isMost = ({ label }: RevenueLine) =>
    new RegExp(`\\bmost(?:ly)?\\b(?! people| customers)[^.;,]{0,24}\\b${literal(label)}`, "iu").test(
      businessModel,
    );
  const most = among.filter(isMost);
  if (most.length !== 1) return 1 / among.length;
  return most[0]?.id === line.id ? MOSTLY : (1 - MOSTLY) / (among.length - 1);
}

/** A sleeping bag, trousers and an overall: how often a customer buys was assumed of the customer, not of each thing. */
export function oneOfSeveral(brief: Brief, all: RevenueLine[]): RevenueLine[] {
  const lines = asOftenAsTheFirst(all);
  const listed = lines.filter(
    (line) =>
      PIECES.has(line.kind) &&
      !line.later &&
      !line.attach &&
      !isLeftToThem(brief, line, lines[0]) &&
      !/^(?:plan|further)/.test(line.id) &&
      !(line.label !== lines[0]?.label && /\bmatching\b/i.test(line.label)) &&
      inUsd(brief, line) >= TOGETHER_USD,
  );
  const alike = ({ buyer, unitsPerCustomerMonth: often, kind, quantity }: RevenueLine) =>
    OF_THEM_ALL.test(often?.note ?? "") ||
    often?.provenance === "assumption" ||
    (!often && quantity?.provenance === "assumption")
      ? `${buyer} ${kind} ${often?.value ?? "once"} ${quantity?.value}`
      : null;
  return lines.map((line) => {
    const key = listed.includes(line) ? alike(line) : null;
    const many = key === null ? 1 : listed.filter((other) => alike(other) === key).length;
    if (many < 2) return line;
    const part = partOf(
      brief,
      line,
      listed.filter((other) => alike(other) === key),
    );
    const often = line.unitsPerCustomerMonth;
    return often
      ? {
          ...line,
          unitsPerCustomerMonth: assumption(
            [often.low * part, often.value * part, often.high * part],
            `${often.note} ${NOTE}`,
          ),
        }
      : { ...line, attach: assumption([part * 0.7, part, Math.min(1, part * 1.5)], NOTE) };
  });
}

/** Dearer than this it holds several, or is another thing. */
const MOST_LARGER = 4;
const isSize = ({ id, kind, later }: RevenueLine) => /^plan-/.test(id) && PIECES.has(kind) && !later;
const isOpen = ({ unitsPerCustomerMonth: often, quantity }: RevenueLine) =>
  (often === undefined || often.provenance === "assumption") && quantity?.provenance !== "founder";

/** A family stove and a large one: what is assumed of one size, kept for years or bought again, holds for the other. */
function asOftenAsTheFirst(lines: RevenueLine[]): RevenueLine[] {
  return lines.map((line) => {
    const first = lines.find(
      (other) => isSize(other) && other.buyer === line.buyer && other.kind === line.kind,
    );
    const times = (line.price?.value ?? 0) / (first?.price?.value || 1);
    if (!first || first === line || times > MOST_LARGER || !isSize(line) || !isOpen(line) || !isOpen(first))
      return line;
    const { unitsPerCustomerMonth: _, quantity: __, ...rest } = line;
    return {
      ...rest,
      ...(first.unitsPerCustomerMonth ? { unitsPerCustomerMonth: first.unitsPerCustomerMonth } : {}),
      ...(first.quantity ? { quantity: first.quantity } : {}),
    };
  });
}
