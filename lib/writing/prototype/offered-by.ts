import type { Brief } from "@/lib/brief/types";
import { screensOf } from "../ventures/screens-of";

/** What buyers and their troubles are about gives no picture of what is sold to them. */
const OFFERED = 90;
/** What a known kind handles, else what the offer opens with. */
export const offeredBy = (brief: Brief) =>
  brief.venture
    ? `${brief.venture.replaceAll("-", " ")} ${Object.values(screensOf(brief)?.thing ?? {}).join(" ")} ${brief.offer.noun ?? ""}`
    : brief.answers.solution.slice(0, OFFERED);
