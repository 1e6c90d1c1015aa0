import type { Brief } from "@/lib/brief/types";
import { around, assumption, tidy } from "./assumed";
import { costScale } from "./scale";
import type { Assumed, RevenueLine } from "./types";

const SPOT_USD = 50;
/** What is free for its readers is sold by the spot to those who want to be seen there. */
export const sponsorSpot = (brief: Brief, launch: Assumed): RevenueLine => ({
  id: "perUse",
  label: "Sponsor spot",
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
