import type { Brief } from "@/lib/brief/types";
import { singular } from "../english";
import { clausesIn } from "../prototype/doing/clauses";
import { doingsIn } from "../prototype/doing/doing";
import { nounPhrase } from "../prototype/doing/noun-phrase";
import { tokensOf } from "../prototype/doing/words";

/** What people want to be rid of stands over no door. */
const UNWANTED =
  /^(?:allergy|allergen|pain|waste|mildew|leak|fault|loss|fear|debt|stress|scratch|error|mistake|theft|crime|death|disease|illness|fall|damage|problem|mould|dirt|noise|smell|queue|delay|risk|pest|infection|wound|accident|fire|flood|weed|bust|claim|fee|fine|bill)$/;
/** How something is. */
const LIKE_SOMETHING =
  /^(?:cheap|wooden|hidden|further|different|blind|independent|friendly|several|golden|broken|frozen|printed|common|private|public|single|double|typical|normal|late|early|hard|soft|quick|slow|safe|sick|nearby|big|next)$/;
/** Nothing that a name can be made of. */
const SAYS_LITTLE =
  /^(?:plan|list|message|photo|picture|video|report|time|day|date|data|what|sport|nail|hall|red|power|draft|office|tonne|kilo|pdf|code|reminder|everything|one|other|matter|sentence|length|side|turn|way|kit|file|copy|block|word|question|answer|message|button|barcode|reception|chat|pitch|fifth|honesty|coast|load|dose|reader|address|electricity|satellite|temperature|drawing|measurement|centre|bundle|result|access|detail|goal|choice|moment|stage|step|end|bit|set|tone|wetness|row)$/;

/** What is only used on the way, unless it is what it is about. */
const ON_THE_WAY =
  /^(?:box|table|card|camera|screen|visit|home|sensor|speaker|cable|tag|tape|jar|bag|glass|slot|door|phone|scale|van|map|key|hour)$/;
const PERSON =
  /^(?:nurse|child|parent|couple|grandparent|foreman|electrician|pupil|kid|baby|friend|family|neighbour|boss|chef|cook|skipper|baker|owner|writer|doctor|designer|people|person)$/;
const wordsIn = (text: string) => tokensOf(text.toLowerCase()).map(singular);
/** "Netherlands": written large wherever it stands inside a sentence. */
const isPlaceName = (word: string, answers: string) => {
  const said = [...answers.matchAll(new RegExp(`(?<=[\\p{L},] )${word}\\p{Ll}{0,3}\\b`, "giu"))].map(
    ([found]) => found,
  );
  return said.length > 0 && said.every((found) => /^\p{Lu}/u.test(found));
};

/** What the deeds of the answer are done to, and who does them. */
export function dealtWithIn({ answers }: Brief) {
  const { solution, differentiator } = answers;
  const doings = doingsIn(solution);
  const [opening = ""] = solution.split(/[.:;]/);
  const first = nounPhrase(tokensOf(opening));
  const things = new Set(
    [
      ...doings.flatMap(({ object, items }) => [object?.words ?? "", ...items]),
      clausesIn(opening).length === 0 ? (first?.words ?? "") : "",
    ].flatMap(wordsIn),
  );
  const actors = new Set(
    doings
      .map(({ subject }) => subject.actor)
      .filter(Boolean)
      .flatMap(wordsIn),
  );
  const offered = new Set(wordsIn(`${solution} ${differentiator}`));
  const troubled = new Set(wordsIn(`${answers.problem} ${answers.targetAudience}`));
  const all = Object.values(answers).join(". ");
  const own = doings.flatMap(({ object }) => (object ? [object.head] : []));
  return {
    /** Each of the things in one word, the first named first. */
    own: [...new Set(own)],
    handles: (word: string) => things.has(word),
    wanted: (word: string) =>
      !actors.has(word) &&
      !PERSON.test(word) &&
      !UNWANTED.test(word) &&
      !ON_THE_WAY.test(word) &&
      !SAYS_LITTLE.test(word) &&
      troubled.has(word),
    names: (word: string) =>
      offered.has(word) &&
      !actors.has(word) &&
      !PERSON.test(word) &&
      (things.has(word) || !ON_THE_WAY.test(word)) &&
      !UNWANTED.test(word) &&
      !LIKE_SOMETHING.test(word) &&
      !SAYS_LITTLE.test(word) &&
      !isPlaceName(word, all),
  };
}
