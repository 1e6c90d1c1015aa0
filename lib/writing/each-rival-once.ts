import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Alternative } from "./alternatives";
import type { Competitor } from "./competitors";
import { singular } from "./english";

const GENERAL =
  /^(?:the |most |many |all )?(?:(?:other|usual|existing|normal|ordinary|classic|typical|standard|big|large|local|traditional) )+/i;
const OF = / (?:of|for|from|in|by|with|at|on|near) /;
/** "Workshops of upholsterers" are upholsterers. */
const PLACE_OF = /^(?:workshops?|shops?|studios?|firms?|offices?|practices?) of /i;
const one = (text: string) => text.toLowerCase().replace(/\p{L}+$/u, singular);

/** "Meal planners" and "meal planners and recipe sites", "coffee capsules" and "capsules": the same under two names. */
function isSame(who: string, kind: string, solution: string): boolean {
  const told = one(who.replace(GENERAL, "").replace(/^the /i, "").split(OF)[0] ?? who);
  return kind
    .replace(PLACE_OF, "")
    .split(/,? (?:and|or) |, /)
    .some((part) => {
      const whole = one(part.trim());
      const head = one(part.split(OF)[0]?.trim() ?? part);
      if (told === head || (/ /.test(told) && whole.endsWith(` ${told}`))) return true;
      if (head.endsWith(` ${told}`)) return true;
      const before = told.endsWith(` ${head}`) ? told.slice(0, -head.length - 1) : "";
      return before !== "" && before.split(" ").every((word) => solution.toLowerCase().includes(word));
    });
}

const WHO_AT = /^(?:the )?(?:men|women|people|boys|guys|lads|ones) (?:at|in|on) (\p{Lu}\p{L}+)/u;
/** "The men at Kejetia", where "the repairers at Kejetia" are told of elsewhere. */
function alsoCalled(who: string, answers: string): string {
  const [, place = ""] = WHO_AT.exec(who) ?? [];
  const [, noun = ""] =
    (place &&
      new RegExp(
        `(?<!\\p{L})(?!(?:men|women|people|boys|guys|lads|ones) )(\\p{Ll}{4,}s) (?:at|in|on) ${place}`,
        "u",
      ).exec(answers)) ||
    [];
  return noun || who;
}

/** Each rival stands once, as the founder calls it, and those that the founder tells of come first. */
export function eachOnce(
  alternatives: readonly Alternative[],
  competitors: readonly Competitor[],
  { solution, ...others }: QuizAnswers,
): Competitor[] {
  const whole = Object.values(others).join("\n");
  const told = alternatives.flatMap(({ who }) => {
    const same = competitors.find(({ kind }) => isSame(alsoCalled(who, whole), kind, solution));
    return same ? [{ who, same }] : [];
  });
  const kept = told.filter(({ same }, i) => told.findIndex((other) => other.same === same) === i);
  return [
    ...kept.map(({ who, same }) => ({ ...same, kind: who })),
    ...competitors.filter((competitor) => !kept.some(({ same }) => same === competitor)),
  ];
}
