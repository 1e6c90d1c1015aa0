import { singular } from "@/lib/brief/amounts/price-tail";
import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import type { Archetype, Brief } from "@/lib/brief/types";
import { businessCalled } from "@/lib/brief/ventures/called";
import type { Gloss } from "./gloss";
import { mainThing } from "./names/objects";
import { isService } from "./opening-noun";

/** Words before an offer that say nothing about what it is. */
const FILLER =
  /^(?:a|an|the|our|free|new|simple|small|little|mobile|online|web|smart|weekly|monthly|ai|own|fully|automatic|modern|digital|cheap|good|better|great|nice|fresh|healthy|honest|easy|two-sided|bilingual)$/i;
/** Offers that need a subject before them to be told apart: "the rota app". */
const GENERAL =
  /^(?:software|apps?|application|platform|marketplace|tool|service|system|site|website|network|programme|program|subscription|api|desk|product|business)$/i;
/** Kinds of business in which the offer is not the thing that is named first: a van repairs bikes, nobody sells the van. */
const DONE_FOR_PEOPLE: readonly Archetype[] = ["local", "services", "nonprofit", "fintech"];
const STANDS_FOR_ALL =
  /^(?:kitchen|clinic|shop|hostel|bakery|workshop|caf[ée]|school|studio|practice|centre|center|bar|agency|brewery|farm|laundry|newsletter|course|podcast|club|library|daycare|garage|sauna|spa|theatre|cinema|hotel|camp|playground|nursery|academy|magazine|cooperative|archive|cart|truck|salon|gym|restaurant)$/i;
/** Links, and what is done with the offer rather than what it is about. */
const NO_SUBJECT =
  /^(?:from|with|into|that|this|when|each|every|after|before|other|more|some|walk|talk|look|turn|move|payment|connection)$/i;
const NAMES_PEOPLE = new RegExp(
  `^(?:${PERSONS}|${TRADESPEOPLE}|clients|guests|customers|visitors|members|gardeners|staff)$`,
  "iu",
);
/** Where it is used, or who is asked there. */
const NAMES_A_HOUSE =
  /^(?:hospitals?|office|company|home|house|ward|hotel|pharmacy|church|town|city|village|street|site|farm|bank|museum|firm)$/i;
const MOST = 2;
/** A size or a day before an offer: "10 week programme". */
const MEASURE =
  /^(?:\d.*|minute|hour|day|week|month|year|evening|daily|electric|small|wild|remote|shared|certified)s?$/i;

/** "the stair climber business": what a venture is called whose offer has a name that many things have. */
export function businessOf(noun: string | null): string | null {
  const words = (nounPhrase(noun ?? "", 0) ?? "")
    .split(" ")
    .filter((word) => word && !FILLER.test(word) && !MEASURE.test(word))
    // "Solar powered sensors": half of a compound says nothing without the other.
    .filter(
      (word, i, all) =>
        i === all.length - 1 || !/^(?:powered|driven|based|sized|shaped|made|run|free|led)$/i.test(word),
    );
  const head = words.at(-1);
  if (!head || GENERAL.test(head) || !/^[\p{L}-]{3,}$/u.test(head)) return null;
  return `the ${[...words.slice(-MOST, -1), singular(head)].join(" ")} ${isService(head) ? "service" : "business"}`;
}

/** The offer in two or three plain words, to stand where its name would be said too often: "the rota app", "the kiln box". */
export function thingOf(
  brief: Brief,
  form: Archetype,
  nouns: readonly string[],
  words: Gloss | null,
): string | null {
  if (words) {
    // In whatever language it is called by its founder, it is called that.
    if (brief.offer.byFounder) return `the ${brief.offer.noun}`;
    const about = words.offered.find((subject) => subject !== words.offer);
    return about ? `the ${about} ${words.offer ?? "business"}` : words.offer && `the ${words.offer}`;
  }
  if (brief.vagueness >= 0.6) return null;
  if (brief.offer.byKind) return businessCalled(brief.offer.noun ?? "");
  const said = (nounPhrase(brief.offer.noun ?? "", 0) ?? "")
    .split(" ")
    .map((word) => (/\p{Ll}\p{Lu}/u.test(word) ? word : word.toLowerCase()))
    .filter((word) => word && !FILLER.test(word));
  const last = said.at(-1) ?? "";
  // "We change the flowers and light a candle" sells no candle.
  const head = /^we [a-z]+/i.test(brief.answers.solution) && !GENERAL.test(last) ? "" : last;
  const [first = ""] = [mainThing(brief) ?? "", ...nouns].filter(
    (noun) => noun && !said.includes(noun) && !said.includes(`${noun}s`),
  );
  const isSubject =
    first !== "" &&
    !NO_SUBJECT.test(first) &&
    !STANDS_FOR_ALL.test(first) &&
    !NAMES_A_HOUSE.test(first) &&
    !NAMES_PEOPLE.test(`${first}s`) &&
    !new RegExp(`\\b${first}s?\\b`, "i").test(brief.answers.targetAudience) &&
    // What only one answer speaks of is handled on the way, and names nothing.
    [brief.answers.problem, brief.answers.solution].every((said) =>
      new RegExp(`\\b${first}s?\\b`, "i").test(said),
    );
  const about = isSubject ? first : null;
  const opens = /^(?:an?|the|our|one) /i.test(brief.answers.solution.trim());
  if (DONE_FOR_PEOPLE.includes(form) && !opens && !STANDS_FOR_ALL.test(head) && !GENERAL.test(head))
    return null;
  // "The drones" would need other verbs than a business does.
  if (said.some((word) => /^(?:every|each|any|all|some|one|no)$/.test(word))) return null;
  if (!head || /[^s]s$/.test(head) || said.some((word) => !/^[\p{L}-]+$/u.test(word))) return null;
  if (said.length === 1 && GENERAL.test(head))
    return `the ${about ? `${about} ` : ""}${head === "api" ? "API" : head}`;
  return `the ${said
    .slice(-MOST)
    .join(" ")
    .replace(/\bapi\b/, "API")}`;
}
