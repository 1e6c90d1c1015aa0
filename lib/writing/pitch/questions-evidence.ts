import { cap, list, wordCount } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";
import { type Asked, unknown } from "./asked";

/** About what has been shown, by whom, and what may not be said. */
export const evidenceQuestions = (m: Material): Asked[] => {
  const claim = m.proofs.find((proof) => /\d/.test(proof) && wordCount(proof) <= 30);
  const share = Object.values(m.derived).find(({ key }) => key.startsWith("after_share_"));
  const [flag] = m.context.brief.redFlags;
  return [
    {
      weight: flag ? 98 : 0,
      question: "Are you allowed to promise that?",
      answer: flag ? para(flag.advice) : "",
    },
    {
      weight: 86,
      question: "What has already happened?",
      answer: m.traction[0]
        ? para(
            `This, and no more: ${m.traction[0]}`,
            t`The next mark is ${m.say("pilot_target")} paid or signed by day 20`,
          )
        : para(
            "Nobody has paid yet",
            unknown(m, "pitches", t`when ${m.say("pilot_target")} have to say yes at a stated price`),
          ),
    },
    {
      weight: claim && !m.foreign ? 70 : 0,
      question: claim ? `How do you know this: ${quote(claim)}?` : "",
      answer: para(
        "It is our own count and nobody else has checked it",
        m.traction.length > 0
          ? unknown(m, "x-record", "when dates and raw counts are put into one folder")
          : unknown(m, "check-6", "on a real case with a pilot customer watching"),
      ),
    },
    {
      weight: share ? 64 : 0,
      question: "Do the people who do the work stay at that share?",
      answer: share
        ? para(
            `It leaves us ${share.display} of each sale, before fees`,
            unknown(m, "pilots", "with the first of them, who are asked what they earn elsewhere"),
          )
        : "",
    },
    {
      weight: 62,
      question: "What rules could stop you?",
      answer: para(unknown(m, "rules", "with a written answer from whoever decides, before the first sale")),
    },
    {
      weight: 68,
      question: "What would make you give up?",
      answer: para(
        t`Fewer than ${m.say("pilot_target")} at a stated price by day 20, or fewer than ${m.say("gate60_customers")} ${m.customerNoun} paying or signed by day 60`,
        "The marks were written down before the results",
      ),
    },
    {
      weight: 56,
      question: "Why are you the ones to do it?",
      answer: m.team[0]
        ? para(`${cap(m.team[0])}`, `Still missing: ${list(m.kind.roles.slice(0, 2))}`)
        : para(
            `That answer is the founder's own; what this plan knows is who is missing: ${list(m.kind.roles.slice(0, 2))}`,
          ),
    },
  ];
};
