import { openInLines, saidInFields } from "@/lib/brief/open-slots";
import type { Brief, MissingSlot } from "@/lib/brief/types";
import { applyCorrections } from "./apply-corrections";
import { assume } from "./assumptions";
import { heldBeliefs } from "./beliefs";
import { buildLedger } from "./build-ledger";
import { type Corrections, NO_CORRECTIONS } from "./corrections";
import { holdGrowth } from "./hold-growth";
import type { Assumptions } from "./inputs";
import type { FactLedger } from "./ledger";
import type { FinancialModel } from "./model";
import { runModel } from "./run-model";
import { committed, scenarioPlans } from "./scenarios";
import { startingOn } from "./season";
import { statedAnew } from "./stated-anew";
import type { RevenueLine } from "./types";

export interface Reading {
  brief: Brief;
  /** As assumed, before the founder's values. */
  assumed: Assumptions;
}

export interface Figures extends Reading {
  model: FinancialModel;
  ledger: FactLedger;
}

/** The fields of a line that may be corrected, by the first part of their keys. */
const LINE_FIELDS = {
  price: "price",
  take: "takeRate",
  order: "averageOrder",
  units: "unitsPerCustomerMonth",
  attach: "attach",
  quantity: "quantity",
  sold: "sellThrough",
  cost: "unitCost",
  share: "costShare",
} as const satisfies Record<string, keyof RevenueLine>;
type Part = keyof typeof LINE_FIELDS;

/** What the founder set of each line, by its id. */
function setOf({ values }: Corrections): Map<string, Part[]> {
  const set = new Map<string, Part[]>();
  for (const key of Object.keys(values)) {
    const at = key.indexOf("_");
    const [part, id] = [key.slice(0, at), key.slice(at + 1)];
    if (Object.hasOwn(LINE_FIELDS, part)) set.set(id, [...(set.get(id) ?? []), part as Part]);
  }
  return set;
}

/** What follows from a line or from the cost of winning a customer follows from the founder's figure of it. */
function reassumed({ brief, assumed }: Reading, corrections: Corrections): Assumptions {
  const set = setOf(corrections);
  const wins = Object.hasOwn(corrections.values, "cac");
  if (set.size === 0 && !wins) return assumed;
  const { lines: now, demand } = applyCorrections(assumed, corrections);
  const lines = brief.lines.map((line) => {
    const corrected = now.find(({ id }) => id === line.id);
    const own = (set.get(line.id) ?? []).map((part) => [LINE_FIELDS[part], corrected?.[LINE_FIELDS[part]]]);
    return corrected ? { ...line, ...Object.fromEntries(own) } : line;
  });
  return assume({ ...brief, lines, ...(wins ? { stated: { ...brief.stated, cac: demand.cac } } : {}) });
}

/** What a quotation of the price tells. */
const TOLD: readonly Part[] = ["price", "take", "order", "units"];

/** The lines under the founder's figures; one whose price was corrected is no longer a quotation. */
function correctedLines(brief: Brief, now: readonly RevenueLine[], corrections: Corrections): RevenueLine[] {
  const set = setOf(corrections);
  const said = brief.lines.map((line) => {
    const own = set.get(line.id);
    const corrected = own && now.find(({ id }) => id === line.id);
    if (!corrected) return line;
    return own.some((part) => TOLD.includes(part)) ? { ...corrected, evidence: "" } : corrected;
  });
  const added = now.filter(
    ({ id }) =>
      set.get(id)?.some((part) => part === "price" || part === "take") &&
      !brief.lines.some((line) => line.id === id),
  );
  return [...said, ...added];
}

/** What was open until the founder set a figure for it. */
function answeredBy({ values }: Corrections, lines: readonly RevenueLine[], brief: Brief): MissingSlot[] {
  const open = openInLines(lines, brief.stated.unitCosts);
  const costs = Object.keys(values).some((key) => /^(?:cost|share|delivery)_/.test(key));
  return [
    ...(["price", "volume", "cost"] as const).filter((slot) => !open[slot] || (slot === "cost" && costs)),
    ...saidInFields({ customers: values.customers }),
  ];
}

/** What the plan assumes of a reading, before the founder's values. */
export const readingOf = (brief: Brief): Reading => ({ brief, assumed: assume(brief) });

/** The figures of a reading under the founder's values: what both the panel and the writers work from. */
export function figuresOf({ brief, assumed }: Reading, corrections: Corrections | null): Figures {
  const kept = corrections ?? NO_CORRECTIONS;
  const set = applyCorrections(reassumed({ brief, assumed }, kept), kept);
  const model = runModel(holdGrowth(startingOn(set, kept.startDate)));
  const lines = correctedLines(brief, model.assumptions.lines, kept);
  const missing = brief.missing.filter((slot) => !answeredBy(kept, lines, brief).includes(slot));
  const stated = statedAnew(brief.stated, kept, model.assumptions);
  const ledger = buildLedger(model, heldBeliefs(brief, model.assumptions));
  return { brief: { ...brief, lines, missing, stated }, assumed, model, ledger };
}

export type ScenarioName = "low" | "base" | "high";

/** The whole plan under one scenario; its totals are those that the ledger of the base case names. */
export function scenarioFigures(
  { model, ledger }: Pick<Figures, "model" | "ledger">,
  name: ScenarioName,
): Pick<Figures, "model" | "ledger"> {
  if (name === "base") return { model, ledger };
  const plans = scenarioPlans(committed(model.assumptions, model.months));
  const moved = runModel(plans[name]);
  return { model: moved, ledger: buildLedger(moved) };
}
