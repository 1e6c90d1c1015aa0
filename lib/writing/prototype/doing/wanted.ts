import { sentences } from "../../cut";
import { bare, cap, wordCount } from "../../english";
import type { Material } from "../../material";
import type { Cast } from "../cast";
import { handledAtHome, isShop } from "../orders/shop";
import { doingsOf } from "./doing";
import { does, templateOf } from "./mockups";
import { productOf } from "./product";
import { type Shown, shownOf } from "./shown";
import { stageOf } from "./stages";
import { tellOf } from "./tell";

/** Each deed of the answer in a whole sentence, in the order in which it is lived through. */
export function toldDeeds(m: Material, cast: Cast): string[] {
  return [
    ...new Set(
      doingsOf(m)
        .filter(does)
        .filter(({ object, rest, when }) => object || when || !/^(?:it|them|this|these)\b/i.test(rest))
        .map((doing) => cap(isShop(m, cast) ? handledAtHome(doing, m) : "") || tellOf(doing, productOf(cast)))
        .filter((said) => wordCount(said) > 2),
    ),
  ];
}

const MOST_OF_A_SENTENCE = 22;
/** "I pick up the chair, glue and clamp it and bring it back": what points to each other is told in the founder's own sentence. */
const inOneBreath = (said: string) =>
  /^(?:we|i) (?!(?:also|only|then) ).* (?:it|them)\b/i.test(said) &&
  !/ (?:so|because|if|who|which) |[;:]|[,.] (?:we|i|they|it|you|the) /i.test(said) &&
  wordCount(said) <= MOST_OF_A_SENTENCE;

/** The same for the way through it: deeds of one breath stay in one step. */
export function toldSteps(m: Material, cast: Cast): string[] {
  const said = sentences(m.context.brief.answers.solution).map(bare);
  const all = doingsOf(m);
  const whole = new Set(
    said.flatMap((sentence, at) =>
      inOneBreath(sentence) && all.filter((doing) => doing.sentence === at).length > 1 ? [sentence] : [],
    ),
  );
  const seen = new Set<string>();
  return all
    .filter(does)
    .filter((doing) => !isShop(m, cast) || !handledAtHome(doing, m))
    .filter(({ object, rest, when }) => object || when || !/^(?:it|them|this|these)\b/i.test(rest))
    .map((doing) => {
      const sentence = said[doing.sentence] ?? "";
      return whole.has(sentence) ? sentence : tellOf(doing, productOf(cast));
    })
    .filter((told) => wordCount(told) > 2 && !seen.has(told) && seen.add(told));
}

/** What each of the screens needs soon after. */
export function furtherOf(m: Material, cast: Cast): string[] {
  const wanted = shownOf(m)
    .filter((one: Shown) => one.doing.sort !== "plain")
    .map((one) => templateOf(one).should(stageOf(m, cast, one)));
  return [...new Set(wanted)].filter(Boolean);
}
