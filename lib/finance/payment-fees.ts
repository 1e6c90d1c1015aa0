import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import { benchmarkById } from "./benchmarks";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import type { Costs } from "./inputs";
import type { Assumed, RevenueLine } from "./types";

/** "Card fees cost us 1.5% plus 20p a booking": in the cost of each sale already. */
const FEES_STATED =
  /\b(?:card|payment|transaction|processing|stripe|paypal|mollie|sumup)(?: processing)? (?:fees?|costs?|charges?)\b[^.;]{0,40}\d/i;

/** "Costs me about $27 all in": nothing is added to it. */
const ALL_IN =
  /\b(?:costs?|cost price|landed)\b[^.;]{0,40}\b(?:all[- ]in|all included|everything included|with everything)\b|\ball[- ]in (?:cost|it costs)\b/i;
export const isAllIn = ({ answers, language }: Brief): boolean =>
  language === "en" && ALL_IN.test(answers.businessModel);

const AN_APP = /(?<!\b(?:web|desktop|browser) )\bapps?\b/i;
const NOT_IN_A_STORE = /\b(?:web ?app|website|browser|plug-?in|extension|whatsapp|telegram)\b/i;

/** What people subscribe to inside an app for the phone is paid through its store: the published share of smaller developers. */
function storeShare(
  { archetypes, b2b, answers, offer }: Brief,
  lines: readonly RevenueLine[],
): Assumed | null {
  const said = `${offer.noun ?? ""} ${answers.solution}`;
  const inStore = archetypes[0]?.id === "saas" && !b2b && AN_APP.test(said) && !NOT_IN_A_STORE.test(said);
  const digital = lines.every(({ kind }) => kind === "recurring" || kind === "perUse");
  const published = benchmarkById("apple-commission");
  if (!inStore || !digital || !published) return null;
  return {
    ...{ value: published.mid / 100, low: published.low / 100, high: published.high / 100 },
    provenance: "benchmark",
    sourceId: published.id,
    note: "The app store's share of what is paid inside an app. Who sells on a website pays card fees instead.",
  };
}

/** Shares and sums that whoever handles the payments keeps (shares 0 to 1, sums in the project's currency). */
export function paymentFees(
  brief: Brief,
  d: ArchetypeDefaults,
  lines: readonly RevenueLine[],
  scale: number,
): Pick<Costs, "paymentShare" | "paymentFixed" | "paymentBase"> {
  const feesStated =
    (FEES_STATED.test(brief.answers.businessModel) || isAllIn(brief)) &&
    lines.some(({ unitCost }) => unitCost);
  const told = brief.stated.paymentShare ?? (feesStated ? null : storeShare(brief, lines));
  const takes = lines.filter((line) => line.kind === "take");
  const thin = takes.some((line) => (line.takeRate?.value ?? 1) <= d.paymentShare);
  const note = feesStated
    ? "Card and payment fees are among the costs that you state."
    : thin
      ? "Card and payment fees on what is earned; a commission this small is taken beside the card fees of each payment, which whoever is paid bears. Assumed: check it."
      : "Card and payment fees as a share; assumed.";
  return {
    paymentShare: told ?? fixed(feesStated ? 0 : d.paymentShare, note),
    paymentFixed: fixed(
      feesStated || told ? 0 : d.paymentFixed * scale,
      "Payment fee per transaction; assumed.",
    ),
    paymentBase: takes.length > 0 && !thin ? "gmv" : "revenue",
  };
}
