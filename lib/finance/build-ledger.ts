import type { HeldBelief } from "./beliefs";
import type { FactLedger } from "./ledger";
import { accountFacts } from "./ledger-account";
import { aimFacts, standFacts } from "./ledger-aim";
import { beliefFacts } from "./ledger-beliefs";
import { costFacts } from "./ledger-costs";
import { groupFacts } from "./ledger-groups";
import { growthFacts } from "./ledger-growth";
import { launchFacts } from "./ledger-launch";
import { limitFacts } from "./ledger-limit";
import { marketFacts } from "./ledger-market";
import { moneyFacts } from "./ledger-money";
import { seasonFacts } from "./ledger-season";
import { taxFacts } from "./ledger-tax";
import { tippingFacts } from "./ledger-tips";
import { todayFacts } from "./ledger-today";
import { unitFacts } from "./ledger-unit";
import { wayFacts } from "./ledger-ways";
import type { FinancialModel } from "./model";

/**
 * Names every figure of the model once: value unrounded, display formatted. Units are a currency code, "%", "months", "x"
 * or the counted noun; percentages are kept as shares (0.22) and shown as "22%". A figure that cannot be computed
 * honestly is not in the ledger. What the founder takes to be so (`held`) is set beside the plan's own. Never throws for a currency that Intl knows.
 */
export function buildLedger(model: FinancialModel, held: readonly HeldBelief[] = []): FactLedger {
  const facts = [
    ...moneyFacts(model),
    ...unitFacts(model),
    ...accountFacts(model),
    ...costFacts(model),
    ...groupFacts(model),
    ...wayFacts(model),
    ...taxFacts(model),
    ...marketFacts(model),
    ...limitFacts(model),
    ...launchFacts(model),
    ...growthFacts(model),
    ...tippingFacts(model),
    ...todayFacts(model),
    ...aimFacts(model),
    ...standFacts(model),
    ...beliefFacts(model, held),
    ...seasonFacts(model),
  ];
  return Object.fromEntries(
    facts.filter((fact) => Number.isFinite(fact.value)).map((fact) => [fact.key, fact]),
  );
}
