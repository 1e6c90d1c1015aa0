import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { dealBetween, listedIn } from "../buyers/sides";
import { OFFER_HEADS } from "../data/offer-heads";
import { nounPhrase } from "../text/noun-phrase";
import { clausesOf, sentencesOf } from "../text/sentences";
import type { Brief, Clause } from "../types";
import { deedNoun } from "./deed-noun";
import { madeByUs } from "./made-by-us";
import { DONE_TO, FIRST_WORDS, PAIR, SHARED_HEAD, STOP } from "./openings";
import { isOwnCrew } from "./own-crew";
import { inOneWord, soldInTheEnd } from "./sold-in-the-end";
import { withoutDeed } from "./subject-of";
import { isArrival, notOfCustomers, wellCalled } from "./well-called";

const MAX_WORDS = 5;

/** "Software that reads ..." = software; "a battery sensor that clips ..." = battery sensor; null when the sentence starts with an action. */
function offerNoun(said: string): string | null {
  const sentence = inOneWord(madeByUs(said));
  const sold = soldInTheEnd(sentence);
  if (sold) return sold;
  const rest = sentence
    .replace(
      /^(?!(?:An?|The|One|Our|We|Un|Una)\b)\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*){0,2}:\s+(?=(?:an?|the|our|one|un|una|software|an app|app)\s)/u,
      "",
    )
    .replace(/^\p{Lu}[\p{L}\d]+\s+(?=(?:is|are)\s)/u, "")
    .replace(FIRST_WORDS, "")
    .replace(
      /^(?:fixed[- ](?:price|fee)|flat[- ](?:fee|rate)|low[- ]cost|affordable|cheap|innovative|unique|all[- ]inclusive|done[- ]for[- ]you)\s+(?=\p{L}+\s)/iu,
      "",
    )
    // "Handmade, unscented soap bars" are soap bars.
    .replace(
      /^(?:(?:handmade|homemade|organic|vegan|natural|fresh|healthy|simple|modern|honest|[\p{L}-]{3,}(?:made|free|cooked|traded?|grown|roasted|friendly|baked|ed|ic|able)),\s+)+(?=[\p{L}-]+\s)/iu,
      "",
    )
    .replace(/^\p{L}+['’]s own (?=\p{L})/u, "")
    .replace(/^(?:beautiful|delicious|amazing|wonderful|high[- ]quality|premium)\s+(?=\p{L}+\s)/iu, "")
    // "Online rental for designer dresses" lets dresses; where it is booked is not what is let.
    .replace(/^online (?=(?:rental|hire)\b)/i, "")
    .replace(
      /^(?:rental|hire) (?:for|of) ((?:(?!(?:the|a|an|all|every|your|who)\b)[\p{L}-]+ ){0,2}(?!people|families|groups|weddings|parties|events)\p{Ll}*(?:s|gear|equipment|furniture|clothing))(?=[:,;.]|$| (?:that|which|with|from|by|in|for)\b)/iu,
      (_, things: string) => `${singular(things)} rental`,
    )
    .replace(/^(?:completely|totally|fully|truly|entirely|really|very)\s+/i, "");
  const opening = sentence.replace(
    /^(?:we|i)\s+(?:will\s+|have\s+)?(?:build|make|offer|run|sell|open|are|engineered|developed|created|invented)\s+(?=(?:an?|the|our|one|two|three|four|\d+)\b)/i,
    "",
  );
  if (DONE_TO.test(rest)) return doneWork(sentence);
  const [pair] = PAIR.exec(rest) ?? [];
  if (pair && OFFER_HEADS.has(pair.split(/\s+/).at(-1)?.toLowerCase() ?? "")) return lowered(pair);
  const shared = SHARED_HEAD.exec(rest)?.[1];
  if (shared) return lowered(shared);
  const phrase =
    rest
      .split(/[,;:(+&]|\.(?!\d)/)[0]
      ?.split(STOP)[0]
      ?.trim() ?? "";
  const words = phrase.split(/\s+/).filter(Boolean);
  const at = words.findLastIndex(
    (word) =>
      OFFER_HEADS.has(word.toLowerCase().replace(/[^\p{L}-]/gu, "")) ||
      (OFFER_HEADS.has(word.toLowerCase().replace(/s$/, "")) && word.length > 3),
  );
  while (
    words.length > 1 &&
    /^(?:run|made|built|sold|held|cut|sewn|woven|knit|bound|grown|\p{L}{3,}ed)$/iu.test(
      words[words.length - 1] ?? "",
    )
  )
    words.pop();
  // "A container shop stands in the square": one of them stands.
  if (
    /^(?:an?|one)\b/i.test(opening) &&
    /[^su]s$/.test(words.at(-1) ?? "") &&
    OFFER_HEADS.has(words.at(-2)?.toLowerCase() ?? "")
  )
    words.pop();
  const articled = /^(?:an?|our|one|two|three|four|\d+)\b/i.test(opening);
  const after = rest.slice(rest.indexOf(phrase) + phrase.length);
  // "A nurse calls the patient": a deed and no name.
  if (
    articled &&
    words.length > 1 &&
    /[^su]s$/.test(words.at(-1) ?? "") &&
    /^\s(?:the|their|every|each|your|them|it)\b/.test(after)
  )
    return null;
  // "Second-hand school uniforms." is the whole sentence.
  const whole = /^[.!]?$/.test(after.trim()) && words.length > 1 && /[^su]s$/.test(words.at(-1) ?? "");
  const named = articled || isBareNoun(words, whole ? " for " : after);
  if (at < words.length - 1 && named && isPlainNoun(words)) return lowered(words.join(" "));
  if (at < 0 || at >= MAX_WORDS + 1) return fallbackNoun(rest) ?? doneWork(sentence);
  // "Pharmacy fills a roll": the thing begins after its article.
  const article = words.slice(0, at).findLastIndex((word) => /^(?:an?|the|our|your|their)$/i.test(word));
  return lowered(words.slice(Math.max(article + 1, at - MAX_WORDS + 1), at + 1).join(" "));
}

const VERB =
  /^(?:connect|match|rent|lend|help|make|let|turn|find|sell|bring|offer|deliver|collect|use|teach|give|get|build|create|buy|provide|allow|enable|show|put|take|send|track|share|replace|reduce|save|cut|run|work|pay|learn|train|clean|repair|check|keep|ask|tell|record|measure|combine|organi[sz]e|arrange|print|cook|bake|grow|pick|wash|install|manage|handle|support|include|come|go|stop|start|avoid|answer|type|say|connect|upload|scan|snap|describe|choose|join|order|save|post|there|people|customers|users|everyone|anyone|instead)(?:e?s)?$/i;
/** What may follow a thing's name: "Fridges with ...", "Glasses that ..."; a verb's object may not. */
const AFTER_NOUN =
  /^\s*(?:[,(+:]|(?:that|which|who|where|with|for|to|in|on|of|by|from|without|made|run|opened|between|and|through|near|inside|at|within|after|before|during|around|across)\s)/i;

/** "Video consultations with ...": a thing without an article opens the sentence; a verb or a brand ("ChoirBox keeps") does not. */
const isBareNoun = (words: readonly string[], after: string) =>
  AFTER_NOUN.test(after) &&
  // "Accident and hospital cover": half of what covers both.
  !(/^\sand\s/.test(after) && !/[^s]s$/.test(words.at(-1) ?? "")) &&
  !VERB.test(words[0] ?? "") &&
  !/^\p{Lu}\p{Ll}+\p{Lu}/u.test(words[0] ?? "") &&
  !(words.length > 1 && /[^su]s$/.test(words[0] ?? ""));

const lowered = (phrase: string) =>
  phrase.replace(/^(\p{Lu})(?=\p{Ll}+(?:[\s-]|$))(?!\p{L}+days?\s)/u, (letter) => letter.toLowerCase());

const EMPTY_HEADS =
  /^(?:guys|men|women|girls|boys|friends|brothers|sisters|students|volunteers|way|ways|thing|things|solution|solutions|approach|kind|type|version|world|people|something|idea|place|company|business|startup|team|one|new|better|everything|concept|model|part|lot|experience)$/i;

/** The words between an article and the next verb or preposition name the thing, known or not: "an ear tag that ...". */
function isPlainNoun(words: readonly string[]): boolean {
  const head = words[words.length - 1] ?? "";
  return (
    words.length >= 1 &&
    words.length <= MAX_WORDS + 1 &&
    /^[\p{L}\d'’-]+$/u.test(head) &&
    head.length > 2 &&
    !EMPTY_HEADS.test(head) &&
    !/(?:ly|ed)$|^(?:comes|goes|gets|makes|takes|does|helps|sells|visits|checks|brings|gives|works)$/i.test(
      head,
    ) &&
    !words.slice(0, -1).some((word) => /,|\.(?!\d)/.test(word)) &&
    !words
      .slice(1, -1)
      .some((word) =>
        /^(?:calls|visits|cleans|repairs|brings|makes|takes|helps|shows|teaches|sells|rides)$/i.test(word),
      ) &&
    !words
      .slice(1)
      .some((word) =>
        /^(?:an?|the|our|your|their|its|all|every|each|come|comes|inspects?|uploads?|answers?)$/i.test(word),
      )
  );
}

const MEANS = new Set([
  "van",
  "truck",
  "drone",
  "bike",
  "machine",
  "robot",
  "camera",
  "kit",
  "battery",
  "kitchen",
]);

/** The first offer word with an article before it, wherever it stands: "... , with an app that alerts" gives "app". */
function fallbackNoun(text: string): string | null {
  for (const match of text.matchAll(
    /\b(?:a|an|our|the|one|un|una|eine?n?|une?)\s+((?:[\p{L}-]+\s){0,3}?)([\p{L}-]+)/giu,
  )) {
    const head = (match[2] ?? "").toLowerCase();
    // "collect from the agency" speaks of somebody else, "folded in a box" of the wrapping.
    if (
      /\b(?:in|into|on|behind|under|near|beside|for|of|at|to|from|by|or) $/i.test(text.slice(0, match.index))
    )
      continue;
    // "I come with a van", "by a drone": what it is done with.
    if (MEANS.has(head) && /\b(?:with|using|by) $/i.test(text.slice(0, match.index))) continue;
    // "A battery trimmer" is no battery.
    const after = text.slice(match.index + match[0].length);
    // "... and the app explains it".
    if (/^(?:app|software|platform|website)$/.test(head) && /^\s\p{Ll}+s\s/u.test(after)) return head;
    if (/^\s\p{L}/u.test(after) && STOP.exec(after)?.index !== 1) continue;
    if (OFFER_HEADS.has(head)) return `${match[1] ?? ""}${match[2] ?? ""}`.toLowerCase();
  }
  const goods = /^(?:we\s+)(?:\w+)\s+((?:[\p{L}-]+\s){0,3}?)([\p{L}-]+s?)\b/iu.exec(text);
  const head = (goods?.[2] ?? "").toLowerCase();
  return goods && OFFER_HEADS.has(head.replace(/s$/, ""))
    ? `${goods[1] ?? ""}${goods[2] ?? ""}`.toLowerCase()
    : null;
}

/** "We do all cancellations and refunds" is a cancellation service. */
function doneWork(sentence: string): string | null {
  const thing =
    /^(?:we|i)\s+(?:do|handle|manage|organi[sz]e|arrange|take care of|look after)\s+(?:(?:all|the|every|your|their|of)\s+)*([\p{L}-]{5,})(?=\s+(?:and|for|of|at|in|with|so|from)\b|[,.;]|$)/iu.exec(
      sentence,
    )?.[1];
  return thing && !/^(?:everything|things?|their|these|those|which|work)$/i.test(thing)
    ? `${singular(thing)} service`
    : null;
}

/** "A scale and temperature sensor": the second of two things where no one word names both. */
const vetted = (noun: string | null) =>
  noun && (nounPhrase(noun) ?? (/ and /.test(noun) ? nounPhrase(noun.replace(/^.* and /, "")) : null));

const MIN_FEATURE_WORDS = 3;
/** "An app for physiotherapy clinics": what it is and for whom, before what it does is told. */
const HEADING =
  /^(?:an?|the|our|one)(?: [\p{L}-]+){1,4} (?:for|to)(?: (?!that\b|which\b|who\b|where\b)[\p{L}-]+){1,5}$/iu;

/** What the offer is and does: its noun, its first sentence, and whole clauses of the solution. */
export function readOffer(answers: QuizAnswers): Omit<Brief["offer"], "way"> {
  const sentences = sentencesOf("solution", answers.solution);
  const first = sentences[0];
  const clauses = clausesOf("solution", answers.solution).filter(
    (clause) => clause.text.split(/\s+/).length >= MIN_FEATURE_WORDS,
  );
  const [opening, ...does] = clauses;
  const features = opening && does.length > 1 && HEADING.test(opening.text) ? does : clauses;
  const listed = listedIn(answers);
  const asker = dealBetween(answers)?.demand;
  const arrives = isArrival(answers.solution);
  const opensWithAsker = asker && answers.solution.toLowerCase().startsWith(asker);
  return {
    noun: listed
      ? `${listed} marketplace`
      : first && isOwnCrew(first.text, answers.solution)
        ? deedNoun(answers.solution)
        : first && !opensWithAsker && !arrives
          ? notOfCustomers(wellCalled(withoutDeed(vetted(offerNoun(first.text)))), answers)
          : null,
    sentence: first?.text ?? "",
    features: unique(features),
  };
}

/** Keeps the first of two clauses that say the same. */
export function unique(clauses: readonly Clause[]): Clause[] {
  const seen = new Set<string>();
  return clauses.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
