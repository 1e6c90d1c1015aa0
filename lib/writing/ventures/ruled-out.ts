import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { singular } from "../english";

/** "No chat, on purpose", "without a login", "we never lend": what the founder's own offer leaves out. */
const LEFT_OUT =
  /(?<!\p{L})(?:no|without(?: an?| any)?|(?:we|it|ours) (?:do|does|will) ?(?:not|n['’]t) (?:do|offer|sell|have|take|build|make|carry|want|include|give|teach|serve)|(?:we|it|ours) never (?:sells?|offers?|does?|takes?|gives?|has|have)) (?!(?:one|more|longer|need|matter|problem|doubt|idea|other|time|need|extra|hidden|long|waiting)\b)((?:[\p{L}-]+ ?){1,3}?)(?=$|[,.;:()]| (?:and|or|on|for|in|at|to|from|with|is|are|that|which|because|so|needed|required|at all|ever)\b)/giu;
/** "Later maybe a mediator login", "schools later": not in what is built first. */
const PUT_OFF =
  /(?:^|[.;,] )(?:later|someday|one day|in the future|eventually)[, ]+(?:maybe |perhaps |we (?:may|might|will|want to) (?:add |offer |do |also )?|also |possibly )*(?:an? |the |for )?((?:[\p{L}-]+ ?){1,3}?)(?=$|[,.;:()]| (?:and|or|too|once|when|if|not)\b)/giu;
/** What is left out of a price or a contract says nothing of the screens. */
const OF_TERMS =
  /^(?:fees?|costs?|charges?|contracts?|commission|commitments?|deposits?|minimums?|cards?|money|price|experience|effort|hassle|stress|waste|risk|questions?|staff|competition|interest|tax|surprises?|people|customers?|problems?|things?|thing|day|week|month|year|work|business|place|food)$/i;

/** Words for one thing. */
const KIN: readonly string[] = [
  "chat chats message messages messaging messenger conversation conversations talk inbox",
  "ad ads advert adverts advertising advertisement advertisements banner",
  "calendar calendars schedule rota appointments",
  "login logins account accounts password sign-up",
  "lesson lessons class classes teaching teacher course courses",
  "diagnosis diagnoses diagnose",
  "delivery deliveries deliver courier",
  "child children kid kids",
];
const FEWEST_LETTERS = 4;

/** The things, as words that stand for them, that the founder says are not in the offer, or not yet. */
function ruledOut({ answers, named }: Brief): ReadonlySet<string> {
  const own = sentences(`${answers.solution}. ${answers.differentiator}. ${answers.businessModel}`).filter(
    (said) => !isSaidOfOthers(said, { answers, named }),
  );
  const told = Object.values(answers).join(". ").replace(LEFT_OUT, " ").toLowerCase();
  const things = own.flatMap((said) =>
    [...said.matchAll(LEFT_OUT), ...said.matchAll(PUT_OFF)].flatMap(([, words = ""]) => {
      const said = words.trim().toLowerCase();
      const head = singular(said.split(" ").at(-1) ?? "");
      const alike = KIN.find((row) => row.split(" ").includes(head))?.split(" ");
      if (OF_TERMS.test(head) || (!alike && head.length < FEWEST_LETTERS)) return [];
      // "No individual orders" leaves orders in.
      return alike ?? (said.includes(" ") ? [said] : [head, `${head}s`]);
    }),
  );
  return new Set(things.filter((word) => !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(told)));
}

const kept = new WeakMap<Brief["answers"], ReadonlySet<string>>();

/** Whether a text speaks of something that the founder keeps out of the offer. */
export function speaksOfRuledOut(text: string, brief: Brief): boolean {
  if (brief.language !== "en") return false;
  const out = kept.get(brief.answers) ?? ruledOut(brief);
  kept.set(brief.answers, out);
  const said = ` ${text.toLowerCase().replace(/[^\p{L}-]+/gu, " ")} `;
  return [...out].some((words) => said.includes(` ${words} `));
}
