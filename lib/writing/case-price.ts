import { isDearerWay } from "@/lib/finance/extras";
import { mainLine } from "@/lib/finance/unit";
import { bare } from "./english";
import { t } from "./frames";
import { dealtIn } from "./main-first";
import type { Material } from "./material";
import { ofFirstBuyer, shortPrice, tradeIn } from "./prices";

/** A share of what somebody gets back, as its founder puts it. */
const ON_SUCCESS =
  /\d+(?:\.\d+)? ?% of (?:what|the (?:refund|savings?|money)\b)[^;.]*?(?:, at least [^;,.]+)?(?=[;.]|, |$)/i;

/** "per costume" where a price counts costumes, else "a deal". */
const dealOf = (fee: Material["lines"][number], currency: string) => {
  const { thing } = tradeIn(fee, currency) ?? {};
  return thing ? `per ${thing}` : "a deal";
};

/** What a buyer hears: beside the price of the thing, the share that is kept of it is none of theirs. */
export function priceOf(m: Material): string {
  const success = ON_SUCCESS.exec(m.context.brief.answers.businessModel)?.[0];
  if (success && !m.foreign) return bare(success);
  const lines = ofFirstBuyer(m.lines);
  const sold = lines.filter(({ kind }) => kind !== "grant" && kind !== "audience");
  const { currency } = m.context.brief;
  if (sold[0]?.paidBy) return shortPrice(sold, currency);
  const things = sold.filter((line) => line.kind !== "take" && !isDearerWay(line, sold[0]));
  const feeFirst = sold[0]?.kind === "take" && mainLine(m.context.model.assumptions)?.id === sold[0].id;
  if (things.length > 0 && things.length < sold.length && !feeFirst) return shortPrice(things, currency);
  const [fee] = sold;
  const trade = Object.keys(m.context.ledger).find((key) => key.startsWith("order_"));
  // Who has money moved or advanced pays the fee alone; through a marketplace the whole sum is paid.
  if (fee?.kind === "take" && trade && m.show("take_commission") && m.archetype === "marketplace")
    return `${m.show(trade)} ${dealOf(fee, currency)}, of which ${m.name} keeps ${m.show("take_commission")}`;
  return shortPrice(sold, currency) || m.charged;
}

/** Who pays the main line, where it is taken from somebody else than the customers. */
export const billedTo = ({ lines }: Material): string | undefined =>
  ofFirstBuyer(lines).find(({ kind }) => kind !== "grant" && kind !== "audience")?.paidBy;

/** "keep up about 4 orders a year of €640 each": what those must do on whose deals others pay. */
function keepUp({ lines, context }: Material): string {
  const dealt = lines[0] && dealtIn(lines[0], context.brief.currency);
  return dealt ? `keep up ${dealt}` : "";
}

/** Whose sales were counted knows that the price is paid: what the plan believes is that as many go on coming. */
function paceHeld(m: Material): string {
  const { traded } = m.context.brief.stated;
  const { startCustomers, organicPerMonth } = m.context.model.assumptions.demand;
  return traded && /go on coming at that pace/.test(organicPerMonth.note) && startCustomers.value > 0
    ? t`${m.say("organic_month")} new ${m.customerNoun} a month go on coming, which is what ${traded.said} come to by this plan`
    : "";
}

/** "bakers will pay £39 a month": what has to be believed of those who pay. */
export function beliefOf(
  m: Material,
  told: { price: string; billed: string | undefined; people: string; running: boolean },
): string {
  const { price, billed, people, running } = told;
  if (billed)
    return `${billed} will pay ${price}, and ${people} will ${keepUp(m) || `keep coming to the ${billed} through ${m.name}`}`;
  const goesOn = running ? paceHeld(m) : "";
  if (goesOn) return goesOn;
  return `${running ? "new " : ""}${people} will ${price ? `pay ${price}` : `pay for ${m.name} at all`}${running ? ", as the first did" : ""}`;
}
