import type { Brief } from "@/lib/brief/types";
import { singular } from "../english";
import { asWritten } from "./as-written";
import { type Candidate, length } from "./candidate";
import { liesElsewhere } from "./claims-more";
import { isConcrete } from "./concrete";
import { type Entry, entry, type NameKind } from "./entry";
import { kindOfBusiness } from "./kind-of-business";
import { countsAsTold, madeAsTold, saidAgain } from "./said-by-founder";
import { clausesOf } from "./short-clauses";
import { isSpokenThere } from "./tongue";
import { wordsOf } from "./triggers";

export const OF_KIND = "a known kind";

/** Names that say plainly what is bought stand first. */
const BASE = 7;
/** The first of a row are the best. */
const LATER = 0.05;
/** What the founder says too, in the offer or elsewhere, and in what the name means. */
const OFFERED = 0.6;
const SAID = 0.4;
const MEANT = 0.15;
const MOST_OF_NAME = 0.8;
const MOST_FIT = 1.2;
/** A thing that nobody told of, in the name or in what it means. */
const UNTOLD = 0.45;

/** What speaks of what went wrong, or ends on a number, is told with a smile and seldom hung over a door. */
const NOT_OVER_A_DOOR =
  /^(?:third|fourth|fifth|sixth|seventh|second|last|lost|wrong|sore|odd|dead|old|not|no|nothing|who|which|where|how|half past|if|but|cannot|can['’]t|wonky|missing|stiff|limp|worn|twice|left|blurry|forgot|cold|crooked|bent|tired|sock|dust|just|too|any|upside|less|size|between|also)\b|(?:prick|pile|rule|maths| (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|more|again|anyway|absent|gone|co))$|^(?:\S+ ){3}/i;
const SMILING = 1.6;
const IN_ENGLISH = new Set<NameKind>(["phrase", "pair", "compound", "real word"]);
/** A word of another language, or a new one, has to be explained. */
const TO_EXPLAIN = 2.2;

/** How much of a name, and of what it means, the founder says too. */
function fitOf({ name, gloss }: Entry, { answers }: Brief): number {
  const whole = Object.values(answers).join(" ");
  const offered = saidAgain(name, answers.solution).length;
  const ofName = offered * OFFERED + (saidAgain(name, whole).length - offered) * SAID;
  const ofMeaning = saidAgain(gloss, answers.solution).length * MEANT;
  return Math.min(MOST_FIT, Math.min(MOST_OF_NAME, ofName) + ofMeaning);
}
function untoldIn({ name, gloss }: Entry, { answers }: Brief): number {
  const whole = Object.values(answers).join(" ");
  const things = new Set(wordsOf(`${name} ${gloss}`).map(singular).filter(isConcrete));
  return [...things].filter((thing) => saidAgain(thing, whole).length === 0).length;
}

/** Of a known kind the names come from its daily life: those in the founder's words first, none that tells what the founder does not. */
export function namesOfKind(brief: Brief): Candidate[] {
  const kind = kindOfBusiness(brief);
  if (!kind) return [];
  const said = clausesOf(brief);
  const whole = Object.values(brief.answers).join(" ");
  return kind.names
    .map(entry)
    .filter(
      ({ name, gloss }) =>
        !liesElsewhere(gloss, brief.answers) &&
        countsAsTold(name, brief) &&
        madeAsTold(`${name} ${gloss}`, brief),
    )
    .map((one, at) => {
      const spokenThere = isSpokenThere(one.gloss, brief);
      const score =
        BASE +
        fitOf(one, brief) -
        untoldIn(one, brief) * UNTOLD -
        at * LATER -
        length(one.name) -
        (NOT_OVER_A_DOOR.test(one.name) ? SMILING : 0) -
        (IN_ENGLISH.has(one.kind) || spokenThere ? 0 : TO_EXPLAIN);
      return {
        ...{ name: one.name, kind: one.kind, gloss: one.gloss, source: OF_KIND, score },
        ...{ parts: [one.name.toLowerCase()], triggers: [], about: kind.search, of: "world" as const },
        ...{ said, words: asWritten(saidAgain(`${one.name} ${one.gloss}`, whole), brief), spokenThere },
      };
    });
}
