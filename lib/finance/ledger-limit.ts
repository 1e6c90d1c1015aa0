import { countFact, monthFact } from "./fact";
import type { Fact } from "./ledger";
import { buysOnce } from "./line-flow";
import type { FinancialModel } from "./model";
import { fullFrom } from "./within-places";

/** How many can be served by the founder's own account, and from when on the plan is at that limit. */
export function limitFacts({ assumptions, months }: FinancialModel): Fact[] {
  const { demand, capacity } = assumptions;
  const most = buysOnce(assumptions) ? demand.mostNew : undefined;
  const facts: Fact[] = [];
  if (most && most.provenance !== "assumption")
    facts.push(
      countFact("places_year", "Customers that can be served in a year", most.value * 12, demand.noun, {
        formula: most.note,
      }),
    );
  else if (demand.mostNew && demand.mostNew.provenance === "derived" && !buysOnce(assumptions))
    facts.push(
      countFact(
        "new_most_year",
        "New customers that are taken on in a year at most",
        demand.mostNew.value * 12,
        demand.noun,
        {
          formula: demand.mostNew.note,
        },
      ),
    );
  else if (capacity && capacity.perMonth.provenance !== "assumption" && capacity.maxSites === 1)
    facts.push(
      countFact("places_month", `Most ${capacity.unit} in a month`, capacity.perMonth.value, capacity.unit, {
        formula: capacity.perMonth.note,
      }),
    );
  const full = facts.length > 0 ? fullFrom(assumptions, months) : null;
  if (full !== null)
    facts.push(
      monthFact("full_month", "The plan is at its limit from", full, {
        formula: "first month in which no more can be served",
        inputs: facts.map(({ key }) => key),
      }),
    );
  return facts;
}
