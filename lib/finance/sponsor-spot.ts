import type { Brief } from "@/lib/brief/types";
import { around, assumption, tidy } from "./assumed";
import type { Assumptions } from "./inputs";
import { sizeMarket, wonTimes } from "./market";
import { costScale } from "./scale";
import type { Assumed, RevenueLine } from "./types";

const SPOT = "Sponsor spot";
const SPOT_USD = 50;
const ISSUES_A_MONTH = 52 / 12;
/** What is free for its readers is sold by the spot to those who want to be seen there. */
export const sponsorSpot = (brief: Brief, launch: Assumed): RevenueLine => ({
  id: "perUse",
  label: SPOT,
  kind: "perUse",
  startMonth: launch,
  price: around(
    tidy(SPOT_USD * costScale(brief)),
    0.5,
    "No price was stated; a planning value for one spot before a few hundred readers.",
  ),
  unitsPerCustomerMonth: assumption(
    [0.3, 0.7, 1.5],
    "How many spots a sponsor takes in a month was not stated.",
  ),
  evidence: "",
});

/** One spot in each weekly issue is all that there is to sell: the plan wins no more sponsors than take those. */
export function withinSpots(a: Assumptions): Assumptions["market"] {
  const often = a.lines.find(
    ({ label, evidence }) => label === SPOT && evidence === "",
  )?.unitsPerCustomerMonth;
  const won = sizeMarket(a).somCustomers;
  const most = often ? Math.max(1, ISSUES_A_MONTH / often.value) : won;
  return most >= won
    ? a.market
    : {
        ...wonTimes(a.market, most / won, "One spot in each weekly issue is all there is to sell. Assumed."),
        ofPlaces: true,
      };
}
