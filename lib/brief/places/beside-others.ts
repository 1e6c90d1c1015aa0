import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Geography } from "../types";
import { locatedIn } from "./located";
import { GOING } from "./located-words";
import { COUNTRY_NAMES, COUNTRY_PATTERN, PLACE_BY_NAME, PLACE_PATTERN } from "./place-names";
import { townNamed } from "./towns";

/** Where something is to be driven to, bought or worked beside it. */
const AWAY =
  /\b(?:nearest|closest|drive|drives|hours?|minutes|instead of|live|lives|agenc(?:y|ies)|only|but not|moved|studied|worked)\b/i;
const JUST_BEFORE = 40;
/** The one town that the founder speaks of beside its districts. */
export function townAround(
  { problem, solution, targetAudience }: QuizAnswers,
  part: string,
): Geography | null {
  const named = (text: string) =>
    locatedIn(text).filter(
      ({ at, names: [name = "", ...others], inside, place }) =>
        others.length === 0 &&
        inside &&
        place.scale === "city" &&
        !part.includes(name) &&
        !AWAY.test(text.slice(Math.max(0, at - JUST_BEFORE), at)),
    );
  const known = [problem, solution, targetAudience].flatMap(named).find((each) => each.known === 1);
  return (known ?? named(problem)[0])?.place ?? null;
}

/** The one country in which every place lies that the answers name and a list knows. */
export function countryOfAll(answers: QuizAnswers): string | null {
  const text = Object.values(answers).join(" ");
  const listed = [...text.matchAll(PLACE_PATTERN)].flatMap(
    ([name]) => PLACE_BY_NAME.get(name)?.country ?? [],
  );
  const named = [...text.matchAll(COUNTRY_PATTERN)].flatMap(([name]) => COUNTRY_NAMES.get(name)?.code ?? []);
  const towns = [...text.matchAll(GOING)].flatMap(([, name = ""]) => townNamed(name, null)?.country ?? []);
  const [country, ...others] = new Set([...listed, ...named, ...towns]);
  return others.length === 0 ? (country ?? null) : null;
}
