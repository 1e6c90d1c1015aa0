import { countFact, moneyFact, priceFact } from "./fact";
import { heldFor, placesToCarry } from "./groups";
import { costOfGroup, placesOf, takenOf } from "./input-names";
import type { Fact } from "./ledger";
import { leftOfPayment } from "./left-of-payment";
import type { FinancialModel } from "./model";
import type { RevenueLine } from "./types";

/** The first line whose cost falls on whole groups, with what one place of it leaves. */
export function groupOf({ assumptions: a, months }: Pick<FinancialModel, "assumptions" | "months">) {
  const line = a.lines.find(({ group, later }) => group && !later);
  if (!line?.group) return null;
  const { group } = line;
  const { quantity: _, unitsPerCustomerMonth: __, attach: ___, ...one }: RevenueLine = line;
  const left = leftOfPayment(a, { ...one, kind: "oneOff" });
  if (left === null) return null;
  const held = months.map(({ soldInGroups }) => heldFor(group, soldInGroups[line.id] ?? 0));
  return {
    line,
    group,
    /** Of one place beside the group's own cost. */
    each: left + group.cost / group.taken,
    carries: placesToCarry(line, left),
    heldInYear: (year: 1 | 2 | 3) =>
      held.slice((year - 1) * 12, year * 12).reduce((sum, each) => sum + each, 0),
  };
}

/** What a class, a trip or a run costs as a whole, how many places carry it and how many the plan sells in one. */
export function groupFacts(model: FinancialModel): Fact[] {
  const told = groupOf(model);
  if (!told) return [];
  const { group, each, carries, heldInYear } = told;
  const { unit, size, cost, taken, said } = group;
  const [money, price] = [moneyFact(model.currency), priceFact(model.currency)];
  const half = Math.floor(size / 2);
  return [
    price("group_cost", costOfGroup(group), cost, { formula: `Stated; ${said}.` }),
    countFact("group_size", placesOf(group), size, "places", { formula: `Stated: ${said}.` }),
    money("group_left", `Left of one place beside the cost of the ${unit}`, each, {
      formula: "price − tax in it − other direct costs − payment fees",
    }),
    ...(carries === null
      ? []
      : [
          countFact("group_even", `Places that carry one ${unit}`, carries, "places", {
            formula: `cost of one ${unit} / what one place leaves, rounded up`,
            inputs: ["group_cost", "group_left"],
          }),
        ]),
    money("group_half", `Left of one ${unit} with half of its places sold`, half * each - cost, {
      formula: `${half} places × what one leaves − cost of one ${unit}`,
      inputs: ["group_cost", "group_left"],
    }),
    countFact("group_taken", takenOf(group), taken, "places", {
      formula: group.perMonth
        ? "places sold in three years / groups held in them"
        : "seven of ten are taken; assumed, because your answers do not say how many are held",
    }),
    countFact("group_held", `Held in year 1: ${unit}`, heldInYear(1), "groups", {
      formula: group.perMonth
        ? "those that you plan, fewer while not half of the places are sold"
        : "places sold / those that are taken in one",
    }),
  ];
}
