import type { Brief } from "@/lib/brief/types";

/** The audience's description where its trade is not the founder's own, so that its words count less; else nothing. */
export function customersApart({ answers, sector }: Brief): string {
  const audience = answers.targetAudience.toLowerCase();
  const shared = sector.evidence.filter((term) => audience.includes(term.replace(/s$/, "")));
  return shared.length * 2 < sector.evidence.length ? audience : "";
}
