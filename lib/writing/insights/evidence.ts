import { cap, list, withArticle } from "../english";
import { quote, stated, t } from "../frames";
import { hurts } from "../need";
import { rule } from "./rule";

const TESTED =
  /\b(test(ed|s)?|bench|trial|pilot|measured|of \d+|certif|laborator|insured|audit|verified|checked)\b|\d+(\.\d+)?\s?%/i;

/** What the founder brings as proof, and what it obliges to. */
export const EVIDENCE_RULES = [
  rule("traction", 96, (m) => {
    const said = m.traction[0];
    if (!said) return null;
    return {
      strength: stated(
        said,
        `That has happened already, and it will persuade customers more than any forecast.`,
      ),
      recommendation: t`Turn ${quote(said)} into a page with dates, initials and exact counts, and put it before the next ten people you ask to pay for ${m.name}. Watch: how many of the ten say yes.`,
    };
  }),
  rule("proof", 88, (m) => {
    const said = m.proofs.find((proof) => TESTED.test(proof) && !m.traction.includes(proof));
    if (!said) return null;
    return {
      strength: stated(
        said,
        `Customers can check that before they pay, so they need not take ${m.name} on trust.`,
      ),
      recommendation: t`Put ${quote(said)} at the top of the page and of every offer, and say how it was measured. Watch: how many visitors go on to make ${withArticle(m.action)}.`,
    };
  }),
  rule("statistic", 92, (m) => {
    if (!m.statistic) return null;
    return {
      strength: stated(
        m.statistic,
        `Because the problem has a number, customers can work out for themselves what ${m.name} is worth to them.`,
      ),
      recommendation: t`Make ${quote(m.statistic)} the measure of the pilot: record it for every pilot customer in week 1 and again in week 8. Watch: the change in that one figure.`,
    };
  }),
  rule("difference", 70, (m) => {
    const said = m.proofs.find((proof) => !TESTED.test(proof) && !m.traction.includes(proof));
    return said
      ? {
          strength: stated(
            said,
            m.vary(
              "difference",
              `Customers notice that the first time they use ${m.name}, so a short trial will sell it better than an argument.`,
              `That difference needs no comparison table, which makes ${m.name} easy to explain and easy to recommend.`,
              `That can be shown and not only claimed, so ${m.name} gives customers a reason to leave what they use now.`,
            ),
          ),
        }
      : null;
  }),
  rule("platform", 74, (m) => {
    const named = m.context.brief.named.platforms;
    if (!named.length) return null;
    const [first] = named;
    return {
      strength: t`${cap(m.name)} works beside ${list(named.slice(0, 2))}, so customers keep what they have and you can find them by the tool they use.`,
      recommendation: t`${list(named.slice(0, 2))} can change terms or copy the feature. Build the first release for ${first} only, and keep a path that needs no integration, such as sending a file. Watch: the share of pilot cases that still work with ${first} switched off.`,
    };
  }),
  rule("partner", 73, (m) => {
    const [first] = m.context.brief.named.partners;
    return first
      ? {
          strength: t`${cap(first)} can introduce ${m.name} to customers whom advertising would not reach.`,
          recommendation: t`Get what ${first} has promised in writing: how many, by when, and who decides. Watch: introductions made by ${first} each month.`,
        }
      : null;
  }),
  rule("only", 60, (m) => {
    const said = m.proofs.find((proof) =>
      /\bthe (?:only|first(?! (?:season|month|week|year|day|time|winter|summer|one)\b))\b/i.test(proof),
    );
    return said
      ? {
          recommendation: t`${cap(quote(said))} holds until somebody copies it. ${m.moat ? `Start now to build what stays hard to copy: ${m.moat}. Watch: how much of it the last four weeks added` : "Ask three competitors for the same thing as a customer would. Watch: how many of them can say it too"}.`,
        }
      : null;
  }),
  rule("comparative", 86, (m) => {
    const said = m.boasts[0];
    return said
      ? {
          recommendation: t`Nobody can check ${quote(said)}. Replace it with a figure somebody else can count: ${m.pilotMeasure}, with ${m.name} and without. Watch: that figure, for the first five customers.`,
        }
      : null;
  }),
  rule("loss", 66, (m) => {
    const said = m.vague ? undefined : m.pains.find((pain) => pain !== m.statistic && hurts(pain));
    return said
      ? {
          strength: stated(
            said,
            m.archetype === "nonprofit"
              ? `Funders can see that for themselves, so ${m.name} needs no campaign before it can begin.`
              : m.vary(
                  "loss",
                  `Everybody concerned recognises that moment, so you know when people are ready to hear of ${m.name}.`,
                  `People who know this from experience need no explanation, so the first conversation can begin with it.`,
                  `People remember the last time it happened to them, which makes the first conversation easy.`,
                ),
          ),
        }
      : null;
  }),
  rule("team", 71, (m) => {
    const said = m.team[0];
    return said
      ? { strength: stated(said, `That answers why you should be the one to build ${m.name}.`) }
      : null;
  }),
];
