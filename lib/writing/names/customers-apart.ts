import type { Brief } from "@/lib/brief/types";
import { plainly } from "./narrowed";
import { wordsOf } from "./triggers";

/** The audience's description where its trade is not the founder's own, so that its words count less; else nothing. */
export function customersApart({ answers, sector }: Brief): string {
  const audience = answers.targetAudience.toLowerCase();
  const shared = sector.evidence.filter((term) => audience.includes(term.replace(/s$/, "")));
  return shared.length * 2 < sector.evidence.length ? audience : "";
}

/** Software speaks of its customers' trade, anything else of its own. */
const SOLD_AS_SOFTWARE: ReadonlySet<string> = new Set(["saas", "usage", "marketplace", "education", "media"]);

/** "Kite and windsurf schools in Spain": schools. */
const headsOf = (audience: string) =>
  audience
    .split(/[,;.]| and | or /)
    .flatMap((part) =>
      wordsOf(
        part.split(/ (?:in|with|who|that|of|from|near|aged|for|on|at|over|under|between|whose) /)[0] ?? "",
      ).slice(-1),
    )
    .map(plainly);

/** What the customers are called, where their trade is not the one that the offer speaks of. */
export const customersNamed = ({ answers, archetypes }: Brief): ReadonlySet<string> =>
  new Set(SOLD_AS_SOFTWARE.has(archetypes[0]?.id ?? "") ? [] : headsOf(answers.targetAudience));
