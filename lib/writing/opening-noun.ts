import { singular } from "./english";
import { isClause } from "./is-clause";
import { tellsYou } from "./voice";

const ENDS =
  /[,;:.(\n]| - |\s(?:that|which|who|where|when|with|without|so|to|in|on|at|by|from|for|of|only|made|cut|baked|cooked|brewed|built|sewn|grown|printed|delivered|booked|rented|chosen|picked|run|taught|led|held|after|before|during|within|every|each|and|or|plus|between|under|over|near|inside|as|than|whose|is|are|can|will|does|do|the)\b/i;
const SAYS_LITTLE =
  /^(?:a|an|the|our|your|their|new|fresh|small|large|live|online|mobile|custom|weekly|monthly|daily|quarterly|guaranteed|fixed|simple|smart|modern|natural|seasonal|local|first|free|cheap|affordable|flexible|personal|private|own|hand-poured|handmade|foldable|reusable|digital|electric|healthy|premium|high-quality|quality|one-to-one|guided|certified|trained|professional|fast|quick|safe|warm|hot|cold|big|little|real|whole|ready|full|complete|all|one|two|three|four|five|six|ten|\d.*)$/i;
/** Who speaks or acts: no name of anything. */
const NO_NAME =
  /^(?:we|i|it|you|they|people|customers|users|somebody|someone|farmers|parents|members|clients|workers|employees|staff|students|visitors|guests|patients|teachers|drivers|volunteers|there|this|what|how)$/i;
/** What is done for people, told by its last word. */
const SERVICE =
  /(?:ing|ion|ions|ery|up|ment|care|repair|repairs|help|lessons?|class|classes|tours?|visits?|checks?|rides?|interpreters?|calls?|therapy|massage|transport|storage|hire|rental)$/i;
/** "Our van comes": a sentence, whatever it opens with. */
const ARRIVES =
  /^(?:comes|calls|visits|helps|teaches|cleans|repairs|shows|brings|makes|takes|finds|gets|sells|goes|drives|travels|arrives|stops|parks|picks)$/i;
const MOST = 2;
export const isService = (head: string) => SERVICE.test(head);

/** "soup" out of "Fresh soup made each morning": what the offer opens with, one or two plain words; null after a verb or a person. */
export function openingNoun(solution: string): { noun: string; isService: boolean } | null {
  if (isClause(solution) || tellsYou(solution)) return null;
  const [opening = ""] = solution
    .trim()
    .replace(/^[-*•\d.)\s]+/, "")
    .split(ENDS, 1);
  const words = opening.split(/\s+/).filter((word) => word && !SAYS_LITTLE.test(word));
  if (
    words.length === 0 ||
    words.length > 4 ||
    words.some((word) => ARRIVES.test(word) || NO_NAME.test(word) || !/^[\p{L}'’-]+$/u.test(word))
  )
    return null;
  const kept = words.slice(-MOST).map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  const head = kept.at(-1) ?? "";
  if (head.length < 3 || /(?:ly|ed|ous|ful)$/.test(head)) return null;
  return { noun: [...kept.slice(0, -1), singular(head)].join(" "), isService: isService(head) };
}
