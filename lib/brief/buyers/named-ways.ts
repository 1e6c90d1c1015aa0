import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentencesOf } from "../text/sentences";
import type { WayIn } from "../types";

const FIELDS = ["targetAudience", "businessModel"] as const;
const NETWORK =
  "(?:Facebook|Instagram|TikTok|LinkedIn|Reddit|YouTube|Pinterest|Nextdoor|Etsy|Telegram|Discord|WhatsApp)";
const ONLINE = `(?:(?:the |our |my |a |an |some |local |neighbou?rhood |parents['’]? |free )*${NETWORK}(?: (?:groups?|pages?|ads|shops?|channels?|communit(?:y|ies)))?|(?:online |local )?(?:forums?|subreddits?))`;
const PLACE =
  "(?:(?:the |our |my |a |an |some |two |three |local |weekend |(?:Saturday|Sunday) )*(?:(?!and\\b|or\\b|then\\b|of\\b|to\\b)[\\p{Ll}'’-]+ ){0,2}?(?:senior cent(?:er|re)s?|community cent(?:er|re)s?|craft fairs?|trade (?:fairs?|shows?)|fairs?|farmers['’]? markets?|markets?|(?:market )?stalls?|pop-?ups?|church(?:es)?|mosques?|temples?|librar(?:y|ies)|gyms?|nurser(?:y|ies)|playgroups?|clubs?|meet-?ups?|trade counters?|word of mouth|school gates?|coworking spaces?|campus(?:es)?|tourist offices?|pet shops?|vets))";
/** Where it is bought, and nobody is met. */
const OWN_SHOP =
  "(?:(?:our|my|the|a|an|own|online) )*(?:web ?site|web ?shop|online (?:shop|store)|shop|store|app)";
const WAY = `(?:${ONLINE}|${PLACE}|${OWN_SHOP})`;
const LIST = `${WAY}(?:(?:,| and|, and| or|, then|,? plus)(?: (?:through|via|on|in|at|by|from))? ${WAY})*`;
/** "I'd begin in Ohio, through senior centers and local Facebook groups", "I sell at the market": how they are reached, by the founder's own plan. */
const REACHED = new RegExp(
  `\\b(?:start|begin|sell|sold|reach|find|get|advertis|promot|market|post|launch|go|meet|interest|clients?|customers?)\\p{L}*\\b[^.;]*?\\b(?:through|via|on|at|by|from|in)\\b (${LIST})(?=$|[,.;:!)]| (?:and|then|where|to|with|who|for|before|first|already|every|last|in|at|but|so)\\b)`,
  "iu",
);
const DENIED = /\b(?:not|never|don['’]?t|no one|nobody|instead of|unlike)\b/iu;
const APART = /,? (?:and|or|then|plus) |, /u;
const isOwnShop = new RegExp(`^(?:${OWN_SHOP})$`, "iu");
const isOnline = new RegExp(`^(?:${ONLINE})$`, "iu");

/** How the founder means to reach the first customers, in the words of the answers; empty where none is told. */
export function namedWays(answers: QuizAnswers): WayIn[] {
  for (const field of FIELDS)
    for (const { text } of sentencesOf(field, answers[field])) {
      const list = DENIED.test(text) ? "" : (REACHED.exec(text)?.[1] ?? "");
      const said = text.replace(/[.!\s]+$/, "");
      const names = list
        .split(APART)
        .map((name) => name.replace(/^(?:through|via|on|in|at|by|from|a|an|some|my|our) /i, "").trim());
      const ways = names
        .filter((name) => name.length > 2 && !/^word of mouth$/i.test(name) && !isOwnShop.test(name))
        .map((name): WayIn => ({ kind: isOnline.test(name) ? "heard" : "place", name, said }));
      if (ways.length > 0) return ways;
    }
  return [];
}
