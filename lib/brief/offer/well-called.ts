import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { literal } from "../text/literal";

/** "A free website", "the whole kit", "application": praise and price are no part of what it is called. */
export const wellCalled = (noun: string | null) =>
  noun
    ?.replace(/^(?:free|whole|simple|modern|complete) (?=\p{L})/iu, "")
    // "A two hour lesson": its length has lost its number.
    .replace(/^(?:hour|minute|seat|week|month|year|person) (?=\p{L})/iu, "")
    // "Hand picked newsletter": half of it says nothing.
    .replace(/^(?:hand|home|freshly|locally|carefully) \p{L}{2,}(?:ed|de|wn|en|ght) (?=\p{L})/iu, "")
    .replace(/^application$/, "app") ?? null;
/** "The school gets the quarter on day one": who opens the sentence is whom it is for. */
export const notOfCustomers = (noun: string | null, { solution, targetAudience }: QuizAnswers) =>
  noun &&
  new RegExp(
    `^(?:the|an?|each|every) ${literal(noun)} (?:gets|receives|pays|sends|scans|writes|posts|has|calls|orders|chooses|signs) `,
    "iu",
  ).test(solution) &&
  new RegExp(`\\b${literal(noun)}s?\\b`, "iu").test(targetAudience)
    ? null
    : noun;

/** "Our van comes to your door": who or what arrives is not what is sold. */
const ARRIVES =
  /^our (?:[\p{L}-]+ ){0,2}(?:vans?|trucks?|bus(?:es)?|cars?|bikes?|trailers?|boats?|teams?|crews?|nurses|mechanics|drivers|technicians|cleaners|carers|gardeners|people) (?:come|drive|travel|visit|go|stop|call|arrive|pick)(?:e?s)?\b/iu;

export const isArrival = (solution: string): boolean => ARRIVES.test(solution);
