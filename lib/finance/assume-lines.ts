import type { Brief } from "@/lib/brief/types";
import { around, assumption, fixed, tidy } from "./assumed";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import { costScale } from "./scale";
import type { Assumed, RevenueLine } from "./types";

const PRICE_ROOM = 0.1;

/** A founder's figure keeps its value and gets room to be wrong. */
const withRoom = (stated: Assumed, room: number): Assumed =>
  stated.low < stated.high
    ? stated
    : { ...stated, low: stated.value * (1 - room), high: stated.value * (1 + room) };

function defaultLine(brief: Brief, { line }: ArchetypeDefaults, launch: Assumed): RevenueLine {
  const scale = costScale(brief);
  const note = "No price was stated; a planning value for this kind of business.";
  const price = (usd: number) => ({ ...around(tidy(usd * scale), 0.3, note) });
  return {
    id: line.kind,
    label: line.label,
    kind: line.kind,
    startMonth: launch,
    ...(line.price !== undefined ? { price: price(line.price) } : {}),
    ...(line.per ? { per: line.per } : {}),
    ...(line.averageOrder !== undefined ? { averageOrder: price(line.averageOrder) } : {}),
    ...(line.takeRate
      ? { takeRate: assumption(line.takeRate, "No commission was stated; a planning value.") }
      : {}),
    ...(line.often
      ? {
          unitsPerCustomerMonth: assumption(
            line.often,
            "How often a customer buys in a month was not stated.",
          ),
        }
      : {}),
    evidence: "",
  };
}

const often = (brief: Brief, line: RevenueLine, defaults: ArchetypeDefaults): Assumed | undefined => {
  if (line.unitsPerCustomerMonth) return withRoom(line.unitsPerCustomerMonth, 0.25);
  const usual = "How often a customer buys in a month was not stated.";
  if (line.kind === "recurring" || line.kind === "oneOff" || line.kind === "grant") return undefined;
  if (line.kind === "audience")
    return fixed(line.per === "day" ? 22 : 4, "Issues a month; one a week is assumed.");
  if (line.kind === "take") return assumption(defaults.line.often ?? [0.3, 0.6, 1], usual);
  if (line.kind === "perUse") {
    const [low, value, high] = perUseRange(brief, line);
    const many = ORGANISED.test(line.evidence) && value <= 4 ? 8 : 1;
    return assumption([low * many, value * many, high * many], usual);
  }
  if (line.kind === "capacity" || line.per === "day")
    return assumption(line.per === "day" ? [10, 24, 45] : [1, 2, 4], usual);
  if (line.kind === "unitSale" && brief.archetypes[0]?.id !== "hardware" && defaults.line.often)
    return assumption(defaults.line.often, usual);
  return undefined;
};

/** An organisation buys for many people. */
const ORGANISED = /\b(?:companies|businesses|offices|employers|schools|hotels|restaurants|hospitals)\b/i;

/** Cheap uses happen often: the price decides the order of magnitude. */
function perUseRange(brief: Brief, line: RevenueLine): readonly [number, number, number] {
  const usd = (line.price?.value ?? 1) / costScale(brief);
  if (usd < 0.001) return [40_000, 100_000, 250_000];
  if (usd < 0.02) return [4_000, 8_000, 20_000];
  if (usd < 0.5) return [1_500, 4_000, 12_000];
  if (usd < 5) return [6, 12, 24];
  return usd < 50 ? [1, 2, 4] : [0.2, 0.4, 1];
}

function completed(
  brief: Brief,
  line: RevenueLine,
  defaults: ArchetypeDefaults,
  launch: Assumed,
): RevenueLine {
  const next: RevenueLine = {
    ...line,
    startMonth:
      line.kind === "grant"
        ? line.startMonth
        : { ...launch, note: line.later ? line.startMonth.note : "Revenue starts with the launch." },
  };
  if (line.price) next.price = withRoom(line.price, PRICE_ROOM);
  if (line.takeRate) next.takeRate = withRoom(line.takeRate, PRICE_ROOM);
  if (line.unitCost) next.unitCost = withRoom(line.unitCost, 0.15);
  const frequency = often(brief, line, defaults);
  if (frequency) next.unitsPerCustomerMonth = frequency;
  if (line.kind === "take") {
    const usual = around(
      tidy((defaults.line.averageOrder ?? 60) * costScale(brief)),
      0.4,
      "The average order was not stated.",
    );
    next.averageOrder = line.averageOrder ? withRoom(line.averageOrder, 0.15) : usual;
    next.takeRate ??= assumption(
      defaults.line.takeRate ?? [0.1, 0.15, 0.25],
      "The commission was not stated.",
    );
  }
  if (line.kind === "audience")
    next.sellThrough ??= assumption([0.2, 0.4, 0.6], "Share of the advertising space that is sold.");
  return next;
}

/** Free users and sponsors: in media most customers read without paying. */
function attached(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const media = brief.archetypes[0]?.id === "media";
  const free =
    /\bfree(mium)?\b/i.test(brief.answers.businessModel) &&
    !/\bfree (trial|month|pilot|first|shipping|delivery)\b/i.test(brief.answers.businessModel);
  const freemium =
    free &&
    /\bfreemium\b|\bfree (plan|tier|version|basic|weekly|edition|app|account)/i.test(
      brief.answers.businessModel,
    );
  return lines.map((line) => {
    if (line.attach || line.kind === "grant" || line.kind === "audience") return line;
    if (media && line.kind === "recurring")
      return {
        ...line,
        attach: assumption([0.02, 0.04, 0.07], "Share of readers who take the paid edition."),
      };
    if (freemium && line.kind === "recurring")
      return {
        ...line,
        attach: assumption([0.02, 0.04, 0.08], "Share of free users who move to the paid plan."),
      };
    return line;
  });
}

/** Several prices for the same thing: customers spread over them, most on the lower ones. */
function sharedOut(lines: RevenueLine[]): RevenueLine[] {
  const tiers = lines.filter(
    (line) => line.kind === "recurring" && !line.later && !line.attach && /^plan-/.test(line.id),
  );
  if (tiers.length < 2) return lines;
  const weights = [0.55, 0.3, 0.15, 0.05].slice(0, tiers.length);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const ordered = [...tiers].sort((a, b) => (a.price?.value ?? 0) - (b.price?.value ?? 0));
  return lines.map((line) => {
    const at = ordered.indexOf(line);
    const share = (weights[at] ?? 0) / sum;
    return at < 0
      ? line
      : {
          ...line,
          attach: fixed(share, "How customers spread over the plans is assumed: most start on the lowest."),
        };
  });
}

/** The lines of the plan: what the founder stated, completed, or one planning line when nothing was stated. */
export function assumeLines(brief: Brief, defaults: ArchetypeDefaults, launch: Assumed): RevenueLine[] {
  const stated = brief.lines.map((line) => completed(brief, line, defaults, launch));
  const active = stated.some((line) => !line.later);
  const lines = active ? stated : [defaultLine(brief, defaults, launch), ...stated];
  return sharedOut(attached(brief, lines));
}
