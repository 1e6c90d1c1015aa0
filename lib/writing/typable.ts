import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "./english";
import { isService } from "./opening-noun";

/** What such an offer is called, behind what it is about. */
const CALLED_LAST =
  /^(?:software|app|platform|service|supplier|provider|association|newsletter|device|API|course|charity|site|website|tool|system|online|reviews?)$/i;

const plain = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => singular(word)).join(" ");

/** The words of a search stand side by side in the answers; what was put together from here and there is typed by nobody. */
export function isTypable(search: string, answers: QuizAnswers): boolean {
  const words = search.split(/[\s-]+/).filter(Boolean);
  const about = [...words];
  while (CALLED_LAST.test(about.at(-1) ?? "")) about.pop();
  if (about.length === 0) return false;
  // "Disabled child service": of a service its deed has to be said.
  if (/^service$/i.test(words.at(-1) ?? "") && !isService(about.at(-1) ?? "")) return false;
  return ` ${plain(Object.values(answers).join(" ; "))} `.includes(` ${plain(about.join(" "))} `);
}

/** Words of a known search that say nothing of the trade. */
const SAYS_HOW =
  /^(?:software|app|online|shop|store|service|hire|rental|tracking|tracker|management|booking|platform|tool|subscription|box|course|lessons?|training|delivery|supplier|maker|medical|repair|best|for|and|of|the|to|by|with|free|business|home|near|me)$/i;

/** "Piano lessons" is no search for who learns the guitar: the words of a known search are the founder's own. */
export function isOfOffer(
  search: string,
  { problem, solution, differentiator, targetAudience }: QuizAnswers,
): boolean {
  const said = `${problem} ${solution} ${differentiator} ${targetAudience}`.toLowerCase();
  const telling = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => !SAYS_HOW.test(word));
  return telling.every((word) => said.includes(word.slice(0, 5).replace(/s$/, "")));
}
