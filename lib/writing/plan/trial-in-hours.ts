import type { Trade } from "../data/trades";
import { cap, inWords } from "../english";
import type { Form } from "../form";

type Trial = Trade["trial"];

const NUMBERS = "three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty";
const COUNTED = new RegExp(`^(\\p{L}+)(?: (?:on|out|after|for|care of))? (${NUMBERS})\\b`, "iu");
const VALUES = [3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 30];

/** Work of the founder's own hands, done anew for each. */
const BY_HAND =
  /^(?:accompany|alter|assist|build|care|carry|clean|coach|cook|coordinate|cover|cut|digitise|do|draw|edit|feed|film|fit|fly|give|groom|guide|help|keep|look|make|mend|move|open|organise|paint|photograph|plan|plant|practise|prepare|publish|repair|research|restore|review|rewrite|run|serve|set|shoot|shop|support|survey|take|teach|train|translate|treat|tutor|visit|walk|wash|write)$/i;
/** What takes a day or more of one pair of hands. */
const TAKES_LONG =
  /\b(?:websites?|sites|applications?|moves|speeches|funerals?|returns|proposals|houses|homes' kitchens|campaigns|shows|weddings?|trips|gardens|books|grants?|tenders?|estates?|evenings|parties|events|classes|courses|films?|videos|portraits|rooms in|beds)\b/i;
/** Several times for each of them. */
const SEVERAL_TIMES =
  /\b(?:(?:for|in|within|over|through) (?:two|three|four) weeks|twice|(?:four|five|six) lessons|week)\b/i;
/** What is brought together by telephone. */
const BROUGHT_TOGETHER = /^(?:arrange|match|introduce|place|fill|find)$/i;
const SERVED: readonly Form[] = ["services", "local", "education", "nonprofit"];

/** How many one task of a few hours holds, the way to them included. */
function mostOf(verb: string, trial: Trial, form: Form): number {
  const said = `${trial.title} ${trial.what}`;
  if (BROUGHT_TOGETHER.test(verb)) return form === "marketplace" ? 6 : 3;
  if (!BY_HAND.test(verb) || !SERVED.includes(form)) return Number.POSITIVE_INFINITY;
  return TAKES_LONG.test(trial.title) ? 2 : SEVERAL_TIMES.test(said) ? 3 : 4;
}

/** The same with fewer, minutes and weeks left alone. */
const fewerOf = (count: string, most: number) => {
  const found = new RegExp(`\\b${count}\\b(?! (?:minutes|hours|days|weeks|months|years)\\b)`, "gi");
  return (text: string) =>
    text.replace(found, (said) => (/^\p{Lu}/u.test(said) ? cap(inWords(most)) : inWords(most)));
};

/** What a trial's count becomes, in every sentence that tells of the trial. */
export function countInHours(trial: Trial, form: Form): (text: string) => string {
  const [, verb = "", count = ""] = COUNTED.exec(trial.title) ?? [];
  const most = verb ? mostOf(verb, trial, form) : Number.POSITIVE_INFINITY;
  const told = VALUES[NUMBERS.split("|").indexOf(count.toLowerCase())] ?? 0;
  return told > most ? fewerOf(count, most) : (text) => text;
}

/** A trial with as many as its hours hold: nobody prepares eight applications or teaches eight pupils in one week. */
export function trialInHours(trial: Trial, form: Form): Trial {
  const fewer = countInHours(trial, form);
  return { title: fewer(trial.title), what: fewer(trial.what), done: fewer(trial.done) };
}
