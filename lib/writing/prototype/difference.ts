import { isForbiddenClaim } from "@/lib/brief/rules";
import { cap, wordCount } from "../english";
import { isGuarantee } from "../guarantee";
import type { Material } from "../material";
import { isOfFounders } from "../proofs";
import { bringsScreen } from "./data/difference-screens";
import { meritsOf } from "./features-of";
import { rows, screenText } from "./screen";

const [LEAST_WORDS, MOST_WORDS, MOST] = [3, 30, 2];
const MOSTLY = 0.7;
const STEM = 6;

/** "It is locked until the date and the landlord gets a statement": by itself nobody says what "it" is. */
const byItself = (merit: string) =>
  /^it(?:['’]s| is) \p{L}/iu.test(merit)
    ? cap(
        merit
          .replace(/^it(?:['’]s| is) (?:also )?/i, "")
          .split(/,? (?:and|so|but) (?=(?:the|an?|we|they|you|it|every|each) )|, /)[0] ?? merit,
      )
    : merit;

/** What sets the offer apart, in the founder's words and as far as whoever uses it can see it. */
export const differencesOf = (m: Material): string[] =>
  m.foreign || m.vague
    ? []
    : meritsOf(m)
        .filter(
          (merit) =>
            !isForbiddenClaim(merit) &&
            !isOfFounders(merit) &&
            wordCount(merit) >= LEAST_WORDS &&
            wordCount(merit) <= MOST_WORDS,
        )
        .map(byItself)
        .slice(0, MOST);

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d'’-]{4,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** Whether one of the lines says the same already, in most of its words. */
export function isToldIn(lines: readonly string[], said: string): boolean {
  const stems = stemsOf(said);
  return lines
    .map((line) => line.toLowerCase())
    .some((line) => stems.filter((stem) => line.includes(stem)).length >= MOSTLY * stems.length);
}

const labelsOf = (screen: string) => [...screen.matchAll(/"([^"]*)"/g)].map(([, label = ""]) => label);
const untold = (differences: readonly string[], lines: readonly string[]) =>
  differences.filter((said) => !isToldIn(lines, said));

const BEFORE_END = /\. Empty state: /;
/** The first page says what sets the offer apart, where no screen does. */
function onFirstPage(screens: readonly string[], differences: readonly string[]): string[] {
  const [first = "", ...rest] = screens;
  const missing = untold(differences, screens.flatMap(labelsOf));
  const list = rows("What sets us apart", missing.map(cap));
  return list ? [first.replace(BEFORE_END, `; ${list}. Empty state: `), ...rest] : [...screens];
}

const GIVES_WAY = /^(?:Leaflet|Dashboard)\b/;
/** Screens with the difference on them: one of its own where something is done or shown there, else a line of the first page. */
export function withDifference(m: Material, screens: readonly string[], most: number): string[] {
  const differences = differencesOf(m);
  const own = differences
    .map((said) => bringsScreen(said))
    .find(
      (screen) =>
        screen &&
        !isToldIn(
          screens.map((text) => text.slice(0, text.indexOf(":"))),
          screen.name,
        ),
    );
  if (!own) return onFirstPage(screens, differences);
  const full = screens.length >= most;
  const way = full ? screens.findLastIndex((text) => GIVES_WAY.test(text)) : -1;
  const kept = way < 0 ? screens.slice(0, most - 1) : screens.filter((_, at) => at !== way);
  const last = kept.length - 1;
  return onFirstPage([...kept.slice(0, last), screenText(own), ...kept.slice(last)], differences);
}

/** "We will never make one that hangs outside": a vow about what is not made. */
const VOWS = /^(?:we|i)(?: will|['’]ll) never\b|^(?:we|i) won['’]t\b/i;

/** The features with what sets the offer apart among the first, and the second such claim among what should be there. */
export function withDifferences(m: Material, features: readonly string[], most: number): string[] {
  // What is promised for a bad day is no function of anything.
  const [first, second] = untold(differencesOf(m), features).filter(
    (said) => !isGuarantee(said) && !VOWS.test(said),
  );
  const [opens = "", ...known] = features;
  const rest = known.filter((feature) => !isToldIn([first ?? ""], feature.replace(/^\w+: /, "")));
  const isMust = (feature: string) => feature.startsWith("Must: ");
  return [
    opens,
    ...(first ? [`Must: ${cap(first)}`] : []),
    ...rest.filter(isMust),
    ...(second ? [`Should: ${cap(second)}`] : []),
    ...rest.filter((feature) => !isMust(feature)),
  ].slice(0, most);
}

/** "The plan is linked to the school's calendar": the steps of the path that show what sets the offer apart. */
export const differenceSteps = (m: Material, steps: readonly string[]): string[] =>
  untold(differencesOf(m), steps)
    .filter((said) => !VOWS.test(said))
    .map((said, at) =>
      at === 0 ? `Here they read what sets ${m.name} apart: "${cap(said)}".` : `Further on: "${cap(said)}".`,
    );
