import type { Brief } from "@/lib/brief/types";
import { VERBS } from "../data/known-verbs";
import { cap, singular } from "../english";
import { ofWhatIsSold } from "../sold-words";
import { isConcrete } from "./concrete";
import { isTelling } from "./key-nouns";
import type { OwnPhrase } from "./own-phrases";
import { ROWS } from "./stems";

const END =
  "(?=[.,;:!?)]|$| (?:and|or|but|that|which|who|to|in|on|at|of|for|so|with|from|is|are|was|by|because|while|when|until|we|it|they|where|each|every|if|as|the|than|straight|only|within|twice|once|after|before)\\b)";
const OPEN =
  "(?:^|[.,;:(] ?|\\b(?:a|an|the|each|every|one|of|with|from|for|our|their|your|its|no|and|or|own|notice|see|use|need|made|native|formal|small|fresh) )";
const TWO = new RegExp(`${OPEN}([a-z]{3,9}) ([a-z]{3,9})${END}`, "gi");
/** How something is, where that can be pictured. */
const PICTURED =
  /^(?:[a-z]{3,7}ed|native|wild|fresh|warm|slow|quiet|spare|wooden|golden|hidden|open|old|last|first|next|loan|spring|winter|summer|autumn|sunday|morning|evening|night|midnight|honest|half|double|odd|lost|loose|long|high|deep|raw|bright|outgrown|broken|handwritten|stray)$/;
const NO_PICTURE =
  /^(?:based|needed|used|called|named|fixed|trained|certified|licensed|qualified|registered|related|limited|printed|shared|retired|married|unused|advanced|detailed|planned|missed|delayed|paid|unpaid|failed|damaged|stolen|worried|tired|trusted|verified|approved|automated|connected|required|increased|mixed|marked|uploaded|connected|dedicated|hundred|ordered|delivered|loved|bored|hired|rented)$/;
const UNWANTED =
  /^(?:price|prices|cost|costs|fee|fees|charge|time|list|lists|group|groups|system|tool|tools|app|service|user|users|market|company|firm|staff|owner|owners|worker|workers|school|schools|leaver|leavers|family|families|people|year|month|week|day|days|hours|weeks|photo|photos|message|report|schedule|model|rate|rates|data|plan|number|fault|faults|damage|problem|waste|error|debt|risk|loss|pain|stress|score|team|reminder|video|country|city|town|region|street|office|portal|sponsor|kilo|litre|metre|month|screen|website|site|monthly|weekly|licence|contract|agreement|kit|set|size|level|type|kind|part|care|home|homes|house|houses|shop|shops|cafe|cafes|hospital|hotel|clinic|supplier|member|hand|place|way|end)$/;
const HAPPENS =
  /^(?:sleep|live|stay|sit|stand|run|work|go|come|ring|start|rest|ride|walk|swim|fly|grow|rise|fall|crack|break|leak)$/;
const thing = (word: string) => isConcrete(singular(word)) || ROWS.has(singular(word));
const LONGEST = 15;

/** "Loan Chair", "Finger Lime", "Slipped Slate": two words of the founder's that make a picture. */
export function ownPairs({ answers, language, geography }: Brief): OwnPhrase[] {
  if (language !== "en") return [];
  const who = answers.targetAudience.toLowerCase();
  const found = new Map<string, OwnPhrase>();
  for (const text of (["differentiator", "solution", "problem"] as const).map((field) =>
    ofWhatIsSold(field, answers[field]),
  ))
    for (const [, one = "", two = ""] of text.matchAll(TWO)) {
      const [first, second] = [one.toLowerCase(), two.toLowerCase()];
      const noun = singular(second);
      const picture =
        (PICTURED.test(first) && !NO_PICTURE.test(first)) || (thing(first) && !/s$/.test(first));
      if (
        /\p{Lu}/u.test(one.slice(0, 1)) &&
        text.indexOf(one) > 0 &&
        !/[.;:] $/.test(text.slice(0, text.indexOf(one)))
      )
        continue;
      if (/s$/.test(second) && (VERBS.has(noun) || HAPPENS.test(noun)) && !PICTURED.test(first)) continue;
      if (!picture || !thing(noun) || UNWANTED.test(second) || UNWANTED.test(noun) || UNWANTED.test(first))
        continue;
      if (!isTelling(noun) && !PICTURED.test(first)) continue;
      if (who.includes(`${first} ${second}`) || geography?.label.toLowerCase().includes(first)) continue;
      const name = `${cap(first)} ${cap(noun)}`;
      if (name.length <= LONGEST && first !== noun && !found.has(name))
        found.set(name, { name, said: `${one} ${two}` });
    }
  return [...found.values()];
}
