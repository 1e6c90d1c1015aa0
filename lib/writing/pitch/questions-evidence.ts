import type { Case } from "../case";
import { cap, inWords, list } from "../english";
import { ifAny, para, quote, t } from "../frames";
import { freeStart } from "../free-use";
import { leftOutOf } from "../left-out";
import { paidOrSigned } from "../paid-or-signed";
import { below } from "../plan/day-60";
import { weGoOn } from "../plan/goes-on";
import { toShowSoFar } from "../plan/there";
import { isAllUnpaid, toldSoFar } from "../standing";
import { triedBy } from "../tried-by";
import { type Asked, tested, unknown } from "./asked";
import { stillNeeded } from "./still-needed";
import { plain } from "./told";

const TOLD_OF_PAY = /\bpa(?:y|ys|id|ying)\b/i;
/** About what has been shown, by whom, and what may not be said. */
export const evidenceQuestions = (c: Case): Asked[] => {
  const out = leftOutOf(c.context.brief);
  const [flag] = c.context.brief.redFlags;
  const tried = c.running ? null : triedBy(c.context.brief);
  const roles = stillNeeded(c).slice(0, 2);
  return [
    {
      weight: flag ? 98 : 0,
      question: out ? `Are you allowed to say ${quote(out.words)}?` : "Are you allowed to promise that?",
      answer: out
        ? para(
            `No, and we say it nowhere`,
            `It takes ${out.takes}`,
            `Until then our figures have to hold without it`,
          )
        : flag
          ? para(flag.advice)
          : "",
    },
    {
      weight: 86,
      question: c.done || toldSoFar(c) ? "What exactly has happened so far?" : "Has anyone paid you yet?",
      answer:
        c.done || toldSoFar(c)
          ? para(
              c.done
                ? `This, and no more: ${quote(plain(c.done))}. The dates and the counts are with us${isAllUnpaid(c.context.brief) && !TOLD_OF_PAY.test(c.done) ? ", and nobody has paid us yet" : ""}`
                : cap(toldSoFar(c)),
              t`The next mark is a yes from ${c.say("pilot_target")} ${ifAny(c.fresh)}${c.buyers} at our price by day 20`,
            )
          : para(
              c.context.brief.stated.unsold ? "Not yet" : "Nobody whom our answers tell of",
              c.record && "What stands behind it so far is our own work in the trade",
              toShowSoFar(c) && `What is there so far, in our words: ${quote(toShowSoFar(c))}`,
              tested(
                c,
                "pitches",
                t`when ${c.say("pilot_target")} ${c.buyers} have to say yes at ${c.asked}${ifAny(freeStart(c) ? "" : " and pay for a start")}`,
              ),
              "If they don't, we change the offer before we make anything",
            ),
    },
    {
      weight: tried ? 91 : 0,
      question: tried
        ? tried.paying === 0
          ? `${cap(inWords(tried.all))} use it without paying. How many of them will pay?`
          : `${cap(inWords(tried.all))} have tried it and ${inWords(tried.paying)} ${tried.paying === 1 ? "pays" : "pay"}. What about the ${tried.rest === 1 ? "other" : "others"}?`
        : "",
      answer: tried
        ? unknown(
            c,
            "interviews-1",
            "by asking them what they went back to and naming the day from which it costs money",
          )
        : "",
    },
    {
      weight: c.setback ? 93 : 0,
      question: `And what about this: ${quote(c.setback ?? "")}?`,
      answer: c.setback
        ? para(
            "It happened, and we don't count it as a success",
            tested(c, "x-setback", "by going through it with those who were there"),
          )
        : "",
    },
    {
      weight: c.trade ? 0 : 62,
      question: "Which rule could stop you?",
      answer: para(
        unknown(
          c,
          "rules",
          `with a written answer from whoever decides, before the ${c.running ? "next" : "first"} sale`,
        ),
      ),
    },
    {
      weight: 68,
      question: "What would make you give up?",
      answer: para(
        t`If after two rounds of offers none of the ${c.say("pilot_target")} ${ifAny(c.fresh)}${c.buyers} has said yes, or if on day 60 ${below(c).none} ${paidOrSigned(c)}, we ${weGoOn(c)}`,
        "We wrote these limits down before the first result, so that we can't talk ourselves out of them",
      ),
    },
    {
      weight: 57,
      question: "Why you?",
      answer: c.team[0]
        ? para(cap(plain(c.team[0])), roles.length > 0 && `Whom we would look for next: ${list(roles)}`)
        : para(
            `This is yours to answer, in two sentences: what have you done with ${c.they} that others haven't?`,
            roles.length > 0 && `Then say openly whom the team still needs: ${list(roles)}`,
          ),
    },
  ];
};
