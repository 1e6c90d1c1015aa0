import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNTRIES } from "../data/countries";
import { sentenceSpans } from "../text/sentences";
import type { Geography } from "../types";
import { placesIn } from "./geography";
import { namesakeIn } from "./namesakes";

export interface StartWithin {
  geography: Geography;
  buyersIn: Geography;
}

const WILL = "(?:(?:i|we)(?:['’](?:d|ll|m|re)| would| will| want to| plan to| are| am)? )?";
/** "Starting in Ohio", "I'd start around Leeds", "beginning with Toronto". */
const STARTS = new RegExp(
  `\\b${WILL}(?:start|begin|launch|pilot)(?:ing|ning)?(?: out| off)? (?:first )?(?:in|with|from|around|near|at) (.+)$`,
  "isu",
);
/** "Mostly in Texas to begin with", "Cork first". */
const TO_BEGIN =
  /\b(?:in|around|near|with) ((?:the )?(?:\p{Lu}[\p{L}'’-]*|and|or|,|of)(?:,? (?:\p{Lu}[\p{L}'’-]*|and|or|the|of))*),? (?:to (?:begin|start) with|at first|first|for now|initially|for the (?:start|beginning))\b/u;
/** "Across the US", "anywhere in Australia", "the rest of Canada". */
const ALL_OF =
  /\b(?:across|all (?:over|across)|throughout|(?:any|every)where in|nationwide in|(?:the )?rest of|(?:the )?whole of|all of) ((?:the )?\p{Lu}[^.;!?]*)/gu;
const NATIONWIDE =
  /\b(?:nation-?wide|national(?:ly)?(?= (?:after|later|then|once|when)|[.,;]|$)|country-?wide|(?:across|all over|in) the (?:whole |entire )?country|the rest of the country)\b/iu;
const DENIED = /\b(?:not|never|no|don['’]?t|doesn['’]?t|only ones?|nobody)\b/iu;

/** The start as a part of the whole: of two places of one name the one that lies there. */
function within(part: Geography, whole: Geography): StartWithin | null {
  const there = whole.country && whole.scale !== "city" ? namesakeIn(part, whole.country) : null;
  return there?.population && (whole.population ?? 0) > there.population
    ? { geography: there, buyersIn: whole }
    : null;
}

/** The start that one sentence names, and the rest of the answer without it. */
function startIn(audience: string): { part: Geography; rest: string } | null {
  for (const { start, end } of sentenceSpans(audience)) {
    const sentence = audience.slice(start, end);
    const match = TO_BEGIN.exec(sentence) ?? STARTS.exec(sentence);
    const [now = ""] = (match?.[1] ?? "").split(/,? (?:then|later|and then|before|because|where|since)\b/);
    const part = match && now ? placesIn(now) : null;
    if (match && part)
      return {
        part,
        rest: `${audience.slice(0, start)}${sentence.slice(0, match.index)} ${audience.slice(end)}`,
      };
  }
  return null;
}

/** "Sent anywhere in Australia": the whole that the answers name, of which `part` is one. */
function insideNamed(
  part: Geography,
  { targetAudience, solution, businessModel }: QuizAnswers,
): StartWithin | null {
  for (const text of [targetAudience, solution, businessModel])
    for (const { start, end } of sentenceSpans(text)) {
      const sentence = text.slice(start, end);
      if (DENIED.test(sentence)) continue;
      for (const [, name = ""] of sentence.matchAll(ALL_OF)) {
        const whole = placesIn(name);
        const found = whole && within(part, whole);
        if (found) return found;
      }
      const country = COUNTRIES.find(({ code }) => code === part.country);
      const whole = country && NATIONWIDE.test(sentence) ? placesIn(country.name) : null;
      if (whole) return within(part, whole);
    }
  return null;
}

/** Where the business begins and the larger area in which it means to sell; undefined where the answers name only one. */
export function startsWithin(answers: QuizAnswers, market: Geography | null): StartWithin | undefined {
  const named = startIn(answers.targetAudience);
  const part = named?.part ?? (market?.scale === "country" ? null : market);
  if (!part?.country || part.population === null) return undefined;
  const around = named && placesIn(named.rest);
  return (around && within(part, around)) ?? insideNamed(part, answers) ?? undefined;
}
