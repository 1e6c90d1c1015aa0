import { hasServed, withoutSetback } from "@/lib/brief/text/happened";
import { isOutThere } from "@/lib/brief/text/out-there";
import { partsOf } from "@/lib/brief/text/sentences";
import { isPromise } from "@/lib/brief/text/told-as";
import { sentences } from "./cut";
import { bare } from "./english";

/** What was shown on a bench has not happened with customers. */
const BENCH = /\b(bench|laborator\w*|test set|prototype|in our tests?(?! (?:with|in|at|on) \d))\b/i;

/** "Pilot: 3 lenders, 11,400 checks in 8 weeks" counts in every part. */
const withItsCount = (said: string) => {
  const parts = partsOf(said);
  return parts.every((part) => /\d/.test(part)) ? said : (parts.find((part) => /\d/.test(part)) ?? said);
};

/** "Care plan £9 a month, 38 people on it": by itself nobody says on what. */
const ON_IT = /^(\d[\d,]* \p{L}+(?: \p{L}+)? (?:already |now )?(?:are )?on) it$/iu;
const A_PLAN =
  /(?:^|[.;:,] )(?:the |an? |our |my )?((?:[\p{L}-]+ )?(?:plan|membership|subscription|contract|scheme|programme|program|course|round))\b/iu;
export const onWhat = (said: string, answer: string): string => {
  const [, on] = ON_IT.exec(said) ?? [];
  const plan = on && A_PLAN.exec(sentences(answer).find((one) => one.includes(said)) ?? "")?.[1];
  return plan ? `${on} the ${plan.toLowerCase()}` : said;
};

/** What has happened with customers, each part by itself and without what stands before it; work done for them comes first. */
export const tractionOf = (stated: readonly string[], workDone: readonly string[]): string[] =>
  [...stated, ...workDone]
    .map((said) => bare(withItsCount(said)))
    .map(withoutSetback)
    .map((said) => said.replace(/^[^,]*, (?=of \d|\d[\d,]* of \d)/, ""))
    // "My husband has swept chimneys for 16 years and nine sweeps have used it": only the second half has happened to the offer.
    .map((said) =>
      said.replace(
        /^(?:my \p{L}+|i) [^,.;]*?\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many) years?(?:, and| and|,) (?=\p{L}|\d)/iu,
        "",
      ),
    )
    // "We cut from 20 metres and my family weaves, so 14 mills have promised us": the last of it has happened.
    .map((said) => said.replace(/^.*\bso (?=\d[\d,]* \p{L}+ (?:have|has|already|are|use|pay)\b)/u, ""))
    // "So far we have arranged 37 dinners": the texts say "so far" themselves.
    .map((said) => said.replace(/^(?:so far,?|and|but|so|plus|then) (?=[\p{L}\d])/iu, ""))
    // "Doing 5 jobs a day in the season": it is a fact without its verb, too.
    .map((said) =>
      said.replace(
        /^(?:now |currently )?(?:doing|selling|making) (?=\d[\d,.]* \S+ (?:a|per|every) \S+ \S)/i,
        "",
      ),
    )
    .filter(
      (said) =>
        !isPromise(said) &&
        (!BENCH.test(said) ||
          isOutThere(said) ||
          /\b(?:sold|paid|ordered|bought|rented|booked)\b/i.test(said)) &&
        !/\b(?:they|customers|people|who|users) already\b/i.test(said),
    )
    .sort((a, b) => Number(hasServed(b)) - Number(hasServed(a)));
