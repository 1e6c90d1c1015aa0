import { type Asset, capitalSpend, sitesNow } from "./capital";
import { cashAfter } from "./cash";
import { demandOf } from "./demand";
import { stockOfLots } from "./first-lot";
import { emptyPlaces } from "./groups";
import { inSeason } from "./in-season";
import type { Assumptions } from "./inputs";
import { activeLines, lineCost, lineFlow, NO_FLOW, pastTrial, paysFees } from "./line-flow";
import { sizeMarket } from "./market";
import type { MonthRow } from "./model";
import { aheadAtStart, earnedOfYears, endedIn, yearsPrice } from "./paid-ahead";
import { loadedPay, salesPayroll, staffNeeded, unpaidIn } from "./staffing";
import { isOwed, keptOf } from "./tax-owed";
import type { RevenueLine } from "./types";

interface State {
  row: MonthRow;
  /** The months so far, and the customers before them. */
  months: MonthRow[];
  atStart: number;
  /** People in each role so far. */
  staff: number[];
  lossPool: number;
  /** The most customers there were in any month. */
  peak: number;
  /** Monthly depreciation still running: amount and months left. */
  assets: Asset[];
}

const START: MonthRow = {
  month: 0,
  marketing: 0,
  cac: 0,
  newCustomers: 0,
  lostCustomers: 0,
  customers: 0,
  transactions: 0,
  gmv: 0,
  begun: 0,
  revenueByLine: {},
  usedOfLots: 0,
  soldInGroups: {},
  revenue: 0,
  takings: 0,
  taxed: false,
  cogs: 0,
  paymentFees: 0,
  grossProfit: 0,
  payroll: 0,
  unpaid: 0,
  headcount: 0,
  overhead: 0,
  oneOff: 0,
  ebitda: 0,
  tax: 0,
  capex: 0,
  receivables: 0,
  payables: 0,
  inventory: 0,
  paidAhead: 0,
  cash: 0,
  unmetUnits: 0,
  sites: 1,
};

function sell(line: RevenueLine, average: number, joined: number, room: number, month: number) {
  if (month < line.startMonth.value) return { flow: NO_FLOW, unmet: 0 };
  const flow = lineFlow(line, pastTrial(line, average, joined), joined);
  if (line.kind !== "capacity" || flow.units <= room) return { flow, unmet: 0 };
  const kept = flow.units > 0 ? room / flow.units : 0;
  const sold = { units: room, revenue: flow.revenue * kept, gmv: 0, transactions: flow.transactions * kept };
  return { flow: sold, unmet: flow.units - room };
}

function step(
  a: Assumptions,
  { row: previous, months, atStart, staff, lossPool, peak, assets }: State,
  som: number,
  lastUnits: number,
) {
  const month = previous.month + 1;
  const demand = demandOf(a, previous, month, som, endedIn(months, month, atStart));
  const average = (previous.customers + demand.customers) / 2;
  const sites = sitesNow(a, previous, lastUnits);
  let room = a.capacity
    ? a.capacity.perMonth.value * a.capacity.utilisationCap.value * sites
    : Number.POSITIVE_INFINITY;

  const row: MonthRow = {
    ...START,
    ...demand,
    month,
    sites,
    revenueByLine: {},
    soldInGroups: {},
    usedOfLots: previous.usedOfLots,
    taxed: isOwed(a, months, month, atStart),
  };
  let goodsCost = 0;
  let capacityUnits = 0;
  for (const line of activeLines(a.lines)) {
    const { flow, unmet } = sell(line, average, demand.newCustomers, room, month);
    const cost = lineCost(line, flow, a.costs.cogsShare[line.id]?.value ?? 0) + emptyPlaces(line, flow.units);
    if (line.group) row.soldInGroups[line.id] = flow.units;
    if (line.kind === "capacity") {
      room -= flow.units;
      capacityUnits += flow.units;
    }
    if (line.id === a.lot?.lineId) row.usedOfLots += (flow.units * a.lot.cost.value) / a.lot.pieces;
    else if (line.kind === "unitSale") goodsCost += cost;
    const revenue = flow.revenue * keptOf(a.salesTax, line, row.taxed);
    row.revenueByLine[line.id] = revenue;
    row.revenue += revenue;
    row.takings += line.kind === "grant" ? 0 : flow.revenue;
    row.cogs += cost;
    row.gmv += flow.gmv;
    row.unmetUnits += unmet;
    if (!paysFees(line)) continue;
    row.transactions += flow.transactions;
    const base = a.costs.paymentBase === "gmv" && flow.gmv > 0 ? flow.gmv : flow.revenue;
    row.paymentFees += base * a.costs.paymentShare.value + flow.transactions * a.costs.paymentFixed.value;
  }

  const staffNow = a.people.map((hire, i) => staffNeeded(hire, staff[i] ?? 0, previous, month, sites));
  row.headcount = staffNow.reduce((sum, n) => sum + n, 0);
  row.payroll = a.people.reduce((sum, hire, i) => sum + (staffNow[i] ?? 0) * loadedPay(hire), 0);
  row.unpaid = unpaidIn(a, staffNow);
  row.overhead = a.costs.overhead.value * sites + a.costs.overheadShare.value * row.revenue;
  row.oneOff = month === 1 ? a.costs.launchOneOff.value : 0;
  row.grossProfit = row.revenue - row.cogs - row.paymentFees;
  row.ebitda = row.grossProfit - row.payroll - row.marketing - row.overhead - row.oneOff;

  const most = Math.max(peak, row.customers);
  const capital = capitalSpend(a, month, sites - previous.sites, most - peak);
  row.capex = capital.spend;
  const running = [...assets, ...capital.assets];
  const depreciation = running.reduce((sum, asset) => sum + asset.monthly, 0);
  const profit = row.ebitda - depreciation;
  const taxable = Math.max(0, profit - lossPool);
  row.tax = taxable * a.costs.taxRate.value;

  // A year that begins is invoiced as a whole and earned month by month.
  const billed = row.begun * yearsPrice(a, month, row.taxed);
  const earned = earnedOfYears(a, row.revenueByLine);
  row.paidAhead = Math.max(0, previous.paidAhead + billed - earned);
  row.receivables = ((row.revenue - earned + billed) * a.working.receivableDays.value) / 30;
  row.payables = ((row.cogs + row.marketing + row.overhead) * a.working.payableDays.value) / 30;
  row.inventory = (goodsCost * a.working.inventoryDays.value) / 30 + stockOfLots(a, month, row.usedOfLots);
  row.cash = cashAfter(previous, row);

  const state: State = {
    row,
    months: [...months, row],
    atStart,
    staff: staffNow,
    lossPool: Math.max(0, lossPool - profit),
    peak: most,
    assets: running.map((asset) => ({ ...asset, left: asset.left - 1 })).filter((asset) => asset.left > 0),
  };
  return { state, capacityUnits, salesPayroll: salesPayroll(a, staffNow) };
}

export interface Simulation {
  months: MonthRow[];
  /** Without the season: what the plan is decided by. */
  even: MonthRow[];
  /** Pay for the time spent on winning customers, all months. */
  salesPayroll: number;
}

/**
 * The 36 months, one after the other. Money in the assumptions' currency, unrounded; month 1 is the first month of work,
 * revenue starts with the launch month. Never throws; the caller keeps the assumptions finite and not negative.
 */
export function simulate(a: Assumptions): Simulation {
  const som = sizeMarket(a).somCustomers;
  const atStart = Math.min(a.demand.startCustomers.value, som);
  const first: MonthRow = {
    ...START,
    customers: atStart,
    cash: a.funding.openingCash.value,
    paidAhead: aheadAtStart(a, atStart),
  };
  let state: State = {
    row: first,
    months: [],
    atStart,
    staff: [],
    lossPool: 0,
    peak: atStart,
    assets: [],
  };
  let units = 0;
  let sales = 0;
  while (state.months.length < a.horizon) {
    const next = step(a, state, som, units);
    state = next.state;
    units = next.capacityUnits;
    sales += next.salesPayroll;
  }
  return { months: inSeason(a, state.months, first), even: state.months, salesPayroll: sales };
}
