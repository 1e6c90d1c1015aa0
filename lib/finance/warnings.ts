import { absurd } from "./absurd";
import { doubtful, lossQuestion, type Warning } from "./doubts";
import { pastTheHours } from "./hands";
import type { Assumptions } from "./inputs";
import { buysOnce } from "./line-flow";
import type { FinancialModel } from "./model";
import { money, percent, priceMoney } from "./money";
import type { RevenueLine } from "./types";
import { type Leak, leaks, losesOnEach } from "./unit";
import { fullFrom } from "./within-places";

type Body = Omit<FinancialModel, "warnings">;

const funded = (a: Assumptions) => a.lines.some((line) => line.kind === "grant" && !line.later);

/** True when every customer loses money and no grant is meant to carry that; one line may lose what another brings. */
export const stopsGrowth = (a: Assumptions) => !funded(a) && leaks(a).length > 0 && losesOnEach(a);

/** "The subscription", "each kilo": what is sold at a loss. */
function soldThing({ kind, label }: RevenueLine): string {
  if (kind === "recurring") return "The subscription";
  if (kind === "take") return "Each trade";
  const unit = /^(?:fee|price) per (.+)$/i.exec(label)?.[1] ?? (kind === "unitSale" ? label : "");
  return unit && unit !== "Sales" ? `Each ${unit.toLowerCase()}` : "Each sale";
}

function leakText({ line, priceAtZero, costAtZero }: Leak, currency: string, carried: boolean): string {
  const ways = [
    priceAtZero !== null && line.kind === "take" ? `a share of ${percent(priceAtZero)}` : null,
    priceAtZero !== null && line.kind !== "take"
      ? `a price of ${priceMoney(Number(priceAtZero.toPrecision(3)), currency)}`
      : null,
    costAtZero !== null
      ? `a cost of ${priceMoney(Number(costAtZero.toPrecision(3)), currency)} per unit`
      : null,
  ].filter((way) => way !== null);
  const mend =
    ways.length > 0
      ? `${ways.join(" or ")} would bring it to zero`
      : "no price mends that while the shares paid away stay as they are";
  return carried
    ? `${soldThing(line)} costs more to deliver than it brings in, and what else a customer buys pays for that: ${mend}.`
    : `${soldThing(line)} costs more to deliver than it brings in, so growth makes the loss larger: ${mend}.`;
}

function growthAfterSix({ even: months }: Body): number {
  const rows = months.slice(6);
  return Math.max(
    0,
    ...rows.map((row, i) => {
      const before = i === 0 ? months[5]?.revenue : rows[i - 1]?.revenue;
      return before && before > 0 && row.month > 12 ? row.revenue / before - 1 : 0;
    }),
  );
}

/** A share reads well only while it is below the whole; beyond that the two sums say more. */
function shortfall(loss: number, revenue: number, currency: string): string {
  if (revenue <= 0) return "Year 3 still has costs and no revenue.";
  if (loss < revenue) return `In year 3 the costs are still ${percent(loss / revenue)} above revenue.`;
  return `In year 3 the costs exceed the revenue of ${money(revenue, currency)} by ${money(loss, currency)}.`;
}

const SLOW_EQUIPMENT = 12;
/** So far apart, what the founder asks for and what the plan needs are two sums. */
const OTHER_NEED = 0.3;
/** An aim this far off is said to be missed. */
const MISSED = 0.1;

const RULES: ((body: Body) => Warning | null)[] = [
  ({ breakEvenMonth, years, currency, leftMonthly }) => {
    const last = years[2];
    if (breakEvenMonth !== null || !last) return null;
    const gap = last.ebitda < 0 ? ` ${shortfall(-last.ebitda, last.revenue, currency)}` : "";
    const left =
      leftMonthly !== null && leftMonthly > 0
        ? ` Before that pay a month leaves ${money(leftMonthly, currency)} at the end.`
        : "";
    return {
      rule: "no-break-even",
      text: `The plan does not carry its costs and the founder's pay within 36 months.${gap}${left}`,
    };
  },
  ({ breakEvenMonth, months, years }) => {
    const unpaid = months.slice(24).reduce((sum, row) => sum + row.unpaid, 0);
    return breakEvenMonth !== null && (years[2]?.ebitda ?? 0) < unpaid
      ? {
          rule: "falls-back",
          text: `The plan carries costs and pay from month ${breakEvenMonth} and no longer in every month of year 3: who can be reached is used up, or each new customer has become too dear.`,
        }
      : null;
  },
  ({ ask, years, currency }) => {
    const revenue = years[2]?.revenue ?? 0;
    if (ask <= 0 || ask <= 2 * revenue) return null;
    return {
      rule: "too-early-to-raise",
      text: `The cash need of ${money(ask, currency)} is more than twice the revenue of year 3 (${money(revenue, currency)}): too early to raise on these numbers.`,
    };
  },
  ({ ask, currency, useOfFunds, assumptions: { funding, capex } }) => {
    const sought = funding.sought?.value ?? 0;
    if (sought <= 0 || Math.abs(sought - ask) < OTHER_NEED * Math.max(sought, ask)) return null;
    const buys =
      sought < ask && capex.some(({ cost }) => cost.provenance === "founder" && cost.value === sought);
    const reserve = useOfFunds.find(({ key }) => key === "reserve")?.amount ?? 0;
    return {
      rule: "other-need",
      text: buys
        ? `The ${money(sought, currency)} you name buys the equipment. With ${money(ask - sought - reserve, currency)} for the start and ${money(reserve, currency)} in reserve the plan needs ${money(ask, currency)}, so say what the other ${money(ask - sought, currency)} is paid from before you ask anybody.`
        : `You speak of ${money(sought, currency)}; what this plan counts needs ${ask > 0 ? money(ask, currency) : "nothing of it"}, so say what the ${sought > ask ? "difference pays for" : "rest is paid from"} before you ask anybody.`,
    };
  },
  ({ even }) => {
    const last = even[35];
    if (!last || last.payroll <= last.revenue) return null;
    return {
      rule: "payroll-over-revenue",
      text: "At the end of year 3 the people cost more than the business earns.",
    };
  },
  ({ unit }) =>
    unit.ltvToCac !== null && unit.ltvToCac < 1 && unit.ltv > 0
      ? {
          rule: "ltv-below-cac",
          text: "A customer brings less over the whole relationship than it costs to win one.",
        }
      : null,
  ({ unit, assumptions }) =>
    assumptions.archetype === "saas" && unit.paybackMonths !== null && unit.paybackMonths > 30
      ? {
          rule: "slow-payback",
          text: "It takes more than 30 months of a customer's contribution to earn back what winning it cost.",
        }
      : null,
  ({ months, assumptions }) => {
    const { aim } = assumptions;
    const reached = Math.round(months[(aim?.month ?? 0) - 1]?.customers ?? 0);
    return aim && Math.abs(reached - aim.customers) > aim.customers * MISSED
      ? {
          rule: "aim-missed",
          text: `You aim for ${aim.customers.toLocaleString("en-US")} ${assumptions.demand.noun} by month ${aim.month}; with what is assumed here the plan has ${reached.toLocaleString("en-US")} then.`,
        }
      : null;
  },
  ({ assumptions: { lines } }) => {
    const idle = lines.find(
      ({ later, unitsPerCustomerMonth }) => !later && unitsPerCustomerMonth?.value === 0,
    );
    const [used = "", included = ""] = idle?.unitsPerCustomerMonth?.note.split("; ") ?? [];
    return idle && included
      ? {
          rule: "never-charged",
          text: `${idle.label} earns nothing in this plan: a customer has ${used.replace(/^Stated: /, "")}, and ${included}, so include fewer or do not count on it.`,
        }
      : null;
  },
  ({ unit, assumptions, currency }) => {
    const item = assumptions.capex.find(({ letWith }) => letWith !== undefined);
    if (!item || unit.equipment <= 0) return null;
    const price = money(unit.equipment, currency);
    if (unit.equipmentMonths === null || unit.equipmentMonths > item.lifeMonths)
      return {
        rule: "let-at-a-loss",
        text: `What each customer has on loan costs ${price} and does not earn that back within the ${item.lifeMonths} months it is planned to last.`,
      };
    return unit.equipmentMonths > SLOW_EQUIPMENT
      ? {
          rule: "slow-equipment",
          text: `Every new customer binds ${price} in equipment that earns its price back only after ${Math.round(unit.equipmentMonths)} months: growth needs money before it brings any.`,
        }
      : null;
  },
  ({ months, even, market, assumptions }) => {
    const from = assumptions.market.ofPlaces && buysOnce(assumptions) ? fullFrom(assumptions, even) : null;
    if (from !== null)
      return {
        rule: "market-full",
        text: `From month ${from} on all that can be served in a month are served; growth needs more places or a higher price.`,
      };
    const full = months.find((row) => market.somCustomers > 0 && row.customers >= 0.9 * market.somCustomers);
    return full
      ? {
          rule: "market-full",
          text: assumptions.market.ofHands
            ? `From month ${full.month} on ${assumptions.hands?.workers ? "the hours of a team of four" : "your own hours"} are nearly full; growth needs ${pastTheHours(assumptions)}.`
            : assumptions.market.ofPlaces
              ? `From month ${full.month} on nearly all ${Math.round(market.somCustomers).toLocaleString("en-US")} places are taken; growth needs a second site or a higher price.`
              : `From month ${full.month} on the reachable market is nearly used up; growth needs a wider segment or more revenue per customer.`,
        }
      : null;
  },
  (body) =>
    growthAfterSix(body) > 0.25
      ? { rule: "fast-growth", text: "Revenue grows by more than 25% in some months of year 2 or 3." }
      : null,
  ({ months }) =>
    months.some((row) => row.unmetUnits > 0)
      ? {
          rule: "capacity-full",
          text: "In some months demand is larger than capacity; the unmet part earns nothing.",
        }
      : null,
  ({ market }) =>
    market.sized
      ? null
      : {
          rule: "not-sized",
          text: `The market is not sized: it needs ${market.needs ?? "a count of possible customers"}.`,
        },
];

/** What a reader must know before believing the figures; the gravest first. */
export function warnings(body: Body): Warning[] {
  const { assumptions, currency } = body;
  const stops = stopsGrowth(assumptions);
  const losing = leaks(assumptions).map((leak) =>
    funded(assumptions)
      ? {
          rule: "carried-by-grant",
          text: `"${leak.line.label}" costs more than it earns; the grant has to carry the difference.`,
        }
      : stops
        ? {
            rule: "unit-loss",
            text: leakText(leak, currency, false),
            question: lossQuestion(assumptions.lines),
          }
        : { rule: "line-loss", text: leakText(leak, currency, true), question: lossQuestion([leak.line]) },
  );
  return [
    ...absurd(body),
    ...losing,
    ...doubtful(body),
    ...RULES.map((rule) => rule(body)).filter((warning) => warning !== null),
  ];
}
