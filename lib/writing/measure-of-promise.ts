import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import type { Form } from "./form";

/** Where the work itself is paid for, a time that is kept is what customers see; of a thing it is only its post. */
const WORK: readonly Form[] = ["services", "local", "marketplace", "network", "nonprofit"];

const N =
  "(?:\\d+|an?|half an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-eight)";
const TIME = `((?:in|within|under|inside|in less than|in under|after at most) (?:about |at most |max\\.? |no more than )?(?:${N}(?: to ${N}|-\\d+)?) (?:working |business )?(?:minutes?|hours?|days?))\\b`;
const NEAR = "[^.;:,]{0,40}?";

const within = (time: string) =>
  time.replace(/^.*?(?= \S+ (?:to \S+ )?(?:working |business )?(?:minutes?|hours?|days?)$)/i, "within");

/** A promise whose keeping can be counted, and what is counted then. */
const PROMISES: readonly { when: RegExp; say(time: string, jobs: string): string }[] = [
  {
    // "A checked mechanic comes to you in 25 minutes."
    when: new RegExp(
      `\\b(?:comes?|arrives?|be there|is there|are there|reach(?:es)?|at (?:your|the) door|with you|on site)\\b${NEAR}${TIME}`,
      "iu",
    ),
    say: (time, jobs) => `the share of ${jobs} begun ${within(time)} of the call`,
  },
  {
    // "Pick up and return in 24 hours", "we have it back in four days".
    when: new RegExp(`\\b(?:returns?|returned|back|bring (?:it|them) back)\\b${NEAR}${TIME}`, "iu"),
    say: (time, jobs) => `the share of ${jobs} back ${within(time)}`,
  },
  {
    // "Ready within two days", "finished in five days".
    when: new RegExp(
      `\\b(?:ready|finished|done|repaired|mended|installed|fitted|completed?)\\b${NEAR}${TIME}`,
      "iu",
    ),
    say: (time, jobs) => `the share of ${jobs} finished ${within(time)}`,
  },
  {
    // "Deliver the complete file three working days before the deadline."
    when: new RegExp(
      `\\bdelivers?\\b[^.;:]{0,60}? (${N} (?:working |business )?(?:hours?|days?) before (?:the |their |your )?[\\p{L}-]+)`,
      "iu",
    ),
    say: (time, jobs) => `the share of ${jobs} delivered ${time}`,
  },
  {
    // "An answer within 48 hours."
    when: new RegExp(
      `\\b(?:answers?|repl(?:y|ies)|quotes?|recommendation|decision|reports?|results?)\\b${NEAR}${TIME}`,
      "iu",
    ),
    say: (time) => `the share of requests answered ${within(time)}`,
  },
  {
    // "We turn up."
    when: /\b(?:we|they|who|and) (?:always |actually |really )?(?:turns? up|shows? up|comes? (?:when|on the day)|(?:keeps?|kept) (?:the |our |their )?(?:date|appointment|day))\b/iu,
    say: (_, jobs) => `the share of ${jobs} done on the agreed day`,
  },
];

/** "Others never come in three days", "send it back within 30 days": the others' time, or what happens when it fails. */
const DENIED =
  /\b(?:not|never|no|nobody|without|instead of|others?|usually|elsewhere|guarantees?|warranty|refund\w*|money back|again|free of charge|if|sends? (?:it|them) back)\b|n['’]t\b/i;

/** What the founder promises and can be held to, counted over the jobs of the offer; null where nothing of the kind is promised. */
export function promiseKept(
  { answers, language, vagueness }: Brief,
  form: Form,
  jobs: string,
): string | null {
  if (language !== "en" || vagueness >= 0.6 || !WORK.includes(form)) return null;
  const said = [answers.solution, answers.differentiator]
    .flatMap(sentences)
    .filter((one) => !DENIED.test(one));
  for (const { when, say } of PROMISES)
    for (const one of said) {
      const found = when.exec(one);
      if (found) return say(found[1] ?? "", jobs);
    }
  return null;
}
