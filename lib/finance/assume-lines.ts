import { sponsorsNamed } from "@/lib/brief/buyers/sponsors-pay";
import type { Brief } from "@/lib/brief/types";
import { alongWith, withOrders, withWay } from "./along-with";
import { assumeMarket } from "./assume-market";
import { withParty } from "./assume-party";
import { withinRoom } from "./assume-room";
import { often, withRoom } from "./assume-usage";
import { around, assumption, fixed, tidy } from "./assumed";
import { byUse, byYear, withCostOfUse } from "./cost-of-use";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import { partnersLeftOut, withExtras } from "./extras";
import { isFree, paidPart, withTrial } from "./free-use";
import { sharesOfKinds } from "./kinds-of-buyer";
import { chargesPerMonth } from "./line-flow";
import { oneOfSeveral } from "./one-of-several";
import { countedShares } from "./other-buyers";
import { withTaxed } from "./sales-tax";
import { costScale } from "./scale";
import { sharedByBuyer, withoutSide } from "./share-by-buyer";
import { sponsorSpot } from "./sponsor-spot";
import { sharedOut } from "./tiers";
import type { Assumed, RevenueLine } from "./types";
import { OFTEN_UNKNOWN } from "./usual-frequency";
import { lineAtUsualPrice, usualDeal } from "./usual-price";
import { unitsOfUsualSpend } from "./usual-spend";

const PRICE_ROOM = 0.1;

function defaultLine(brief: Brief, { line }: ArchetypeDefaults, launch: Assumed): RevenueLine {
  if (sponsorsNamed(brief.answers)) return sponsorSpot(brief, launch);
  const scale = costScale(brief);
  const note = "No price was stated; a planning value for this kind of business.";
  const price = (usd: number) => ({ ...around(tidy(usd * scale), 0.3, note) });
  const deal = line.kind === "take" ? usualDeal(brief, line.takeRate?.[1] ?? 0) : null;
  const asked = brief.b2b ? line.price : (line.personPays ?? line.price);
  return {
    id: line.kind,
    label: line.label,
    kind: line.kind,
    startMonth: launch,
    ...(asked !== undefined ? { price: price(asked) } : {}),
    ...(line.per ? { per: line.per } : {}),
    ...(line.averageOrder !== undefined ? { averageOrder: deal?.order ?? price(line.averageOrder) } : {}),
    ...(line.takeRate
      ? { takeRate: assumption(line.takeRate, "No commission was stated; a planning value.") }
      : {}),
    ...(line.often ? { unitsPerCustomerMonth: deal?.often ?? assumption(line.often, OFTEN_UNKNOWN) } : {}),
    evidence: "",
  };
}

const ONCE =
  "Kept for years or needed once: the plan counts one purchase for each customer and nobody who comes back.";

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
  if (line.kind === "recurring" && line.quantity?.provenance === "assumption")
    next.quantity = unitsOfUsualSpend(brief, line, "How many of them a customer pays for") ?? line.quantity;
  const frequency = often(brief, line, defaults);
  if (frequency === "once") {
    if (next.kind === "perUse" || next.kind === "capacity") next.kind = "unitSale";
    next.quantity ??= fixed(1, ONCE);
  } else if (frequency) next.unitsPerCustomerMonth = frequency;
  if (line.kind === "take") {
    const order = tidy((defaults.line.averageOrder ?? 60) * costScale(brief));
    // What a private customer is taken to deal in beside a small plan is no larger than that plan.
    const plan = brief.b2b
      ? undefined
      : brief.lines.find(({ kind, later }) => kind === "recurring" && !later);
    const most = plan?.per === "month" ? (plan.price?.value ?? order) : order;
    next.takeRate ??= assumption(
      defaults.line.takeRate ?? [0.1, 0.15, 0.25],
      "The commission was not stated.",
    );
    const usual = line.averageOrder ? null : usualDeal(brief, next.takeRate.value);
    const assumed = () => around(Math.min(order, most), 0.4, "The average order was not stated.");
    next.averageOrder = line.averageOrder ? withRoom(line.averageOrder, 0.15) : (usual?.order ?? assumed());
    if (usual?.often && !line.unitsPerCustomerMonth) next.unitsPerCustomerMonth = usual.often;
  }
  if (line.kind === "audience")
    next.sellThrough ??= assumption([0.2, 0.4, 0.6], "Share of the advertising space that is sold.");
  return withParty(brief, next);
}

/** Free users and sponsors: in media most customers read without paying. */
function attached(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const media = brief.archetypes[0]?.id === "media";
  const free = isFree(brief);
  const paid = paidPart(brief);
  return lines.map((line) => {
    if (line.attach || line.kind === "grant" || line.kind === "audience") return line;
    const { conversion } = brief.stated;
    if (conversion && (line.kind === "recurring" || line.kind === "oneOff") && (media || free))
      return { ...line, attach: conversion };
    if (media && line.kind === "recurring")
      return {
        ...line,
        attach: assumption([0.02, 0.04, 0.07], "Share of readers who take the paid edition."),
      };
    const ofPayers =
      line.kind === "recurring" || (line.kind === "perUse" && lines.some(({ kind }) => kind === "recurring"));
    return paid && ofPayers ? { ...line, attach: paid } : line;
  });
}

/** Whoever would pay more than this part of the flat price by the piece takes the flat price. */
const OF_FLAT = 0.5;
function belowFlat(lines: RevenueLine[]): RevenueLine[] {
  const flatLine = lines.find(({ id, kind, later }) => id === "plan-2" && kind === "recurring" && !later);
  const flat = flatLine?.price;
  return lines.map((line) => {
    const { id, kind, price, unitsPerCustomerMonth: often } = line;
    if (!flat || id !== "plan-1" || kind !== "perUse" || often?.provenance !== "assumption") return line;
    const most = (OF_FLAT * flat.value * chargesPerMonth(flatLine?.per)) / (price?.value || 1);
    return often.value <= most
      ? line
      : {
          ...line,
          unitsPerCustomerMonth: around(
            tidy(most),
            0.5,
            "As many as come to half of the flat price; assumed.",
          ),
        };
  });
}

/** The lines of the plan: what the founder stated, completed, or one planning line when nothing was stated. */
export function assumeLines(brief: Brief, defaults: ArchetypeDefaults, launch: Assumed): RevenueLine[] {
  const whole = alongWith(
    brief,
    brief.lines.map((line) => completed(brief, line, defaults, launch)),
  );
  const stated = oneOfSeveral(brief, withOrders(brief, withWay(whole)));
  const active = stated.some((line) => !line.later);
  const usual = active || sponsorsNamed(brief.answers) ? null : lineAtUsualPrice(brief, defaults, launch);
  const planned = usual ? completed(brief, usual, defaults, launch) : defaultLine(brief, defaults, launch);
  const lines = withCostOfUse(brief, active ? stated : [byYear(brief, byUse(brief, planned)), ...stated]);
  const sold = sharedOut(belowFlat(attached(brief, partnersLeftOut(brief, lines))));
  const apart = withoutSide(withExtras(brief, sold), brief.segments[0]?.text);
  const kinds = sharesOfKinds(assumeMarket(brief, defaults, apart));
  const shared = sharedByBuyer(withTrial(brief, apart), kinds, countedShares(brief, apart));
  return withTaxed(brief, withinRoom(brief, shared));
}
