import type { Brief } from "@/lib/brief/types";
import { calledOf } from "@/lib/brief/ventures/called";
import { VENTURES } from "@/lib/brief/ventures/catalogue";

/** One word that says nothing of what it is for. */
const ALONE =
  /^(?:app|apps|software|tools?|platform|portal|website|site|service|subscription|api|log|plan|plans|box|boxes|kit|kits|bag|bags|course|courses|class|classes|lessons|club|walks|events?|trips|rooms?|card|cards|device|sensor|camera|assistant|program|programme|system|shop|store|model|buoy|pot|pots|machine|machines)$/i;
/** "Loose leaf", "home alert sensors from here": more than four words are typed by nobody. */
const MOST = 4;

/** A known kind of business is looked for by what the offer is called, else by what its kind is; null where none is known. */
export function searchOfKind({ language, venture, offer }: Brief): string | null {
  const kind = language === "en" && !offer.byFounder && VENTURES.find(({ id }) => id === venture);
  if (!kind) return null;
  const own = offer.noun ?? "";
  return own && !ALONE.test(own) && own.split(" ").length <= MOST ? own : calledOf(kind);
}
