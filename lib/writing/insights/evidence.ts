import { cap, list, withArticle } from "../english";
import { quote, t } from "../frames";
import { rule } from "./rule";

const TESTED =
  /\b(test(ed|s)?|bench|trial|pilot|measured|of \d+|certif|laborator|insured|audit|verified|checked)\b|\d+(\.\d+)?\s?%/i;

/** What the founder brings as proof, and what it obliges to. */
export const EVIDENCE_RULES = [
  rule("traction", 96, (m) => {
    const said = m.traction[0];
    if (!said) return null;
    return {
      strength: t`${cap(quote(said))} -> something has already happened with real ${m.who}, which is worth more than any forecast in this package.`,
      recommendation: t`Turn ${quote(said)} into a record that can be shown: names or initials, dates and the exact count, then ask the same people for money. Watch: how many of these ${m.who} pay within 30 days.`,
    };
  }),
  rule("proof", 88, (m) => {
    const said = m.proofs.find((proof) => TESTED.test(proof) && !m.traction.includes(proof));
    if (!said) return null;
    return {
      strength: t`${cap(quote(said))} -> ${m.who} can check it, so it persuades without an adjective.`,
      recommendation: t`Put ${quote(said)} on the first screen and on the first line of every offer for ${m.name}, with how it was measured beside it. Watch: the share of visitors who make ${withArticle(m.action)}.`,
    };
  }),
  rule("statistic", 92, (m) => {
    if (!m.statistic) return null;
    return {
      strength: t`${cap(quote(m.statistic))} -> the loss can be counted, so ${m.who} can work out for themselves what ${m.name} is worth.`,
      recommendation: t`Make ${quote(m.statistic)} the success metric of the pilot: record the starting value for each pilot customer in week 1 and report the change in week 8. Watch: that one figure for each of the ${m.who}.`,
    };
  }),
  rule("difference", 70, (m) => {
    const said = m.proofs.find((proof) => !TESTED.test(proof) && !m.traction.includes(proof));
    return said
      ? {
          strength: t`${cap(quote(said))} -> a difference that ${m.who} notice on first use, not only in a comparison table.`,
        }
      : null;
  }),
  rule("platform", 74, (m) => {
    const named = m.context.brief.named.platforms;
    if (!named.length) return null;
    const [first] = named;
    return {
      strength: t`It stands beside ${list(named.slice(0, 2))} -> ${m.who} keep what they have, and the people to talk to can be found by that name.`,
      recommendation: t`${list(named.slice(0, 2))} can change terms or copy the feature. Build the first release for ${first} only and keep a path that needs no integration, such as sending a file. Watch: the share of pilot cases that still work with ${first} switched off.`,
    };
  }),
  rule("partner", 73, (m) => {
    const [first] = m.context.brief.named.partners;
    return first
      ? {
          strength: t`${cap(first)} is part of the plan -> a door to ${m.who} that advertising cannot buy.`,
          recommendation: t`Get what ${first} has promised in writing: how many, by when, and who decides. Watch: introductions made by ${first} each month.`,
        }
      : null;
  }),
  rule("only", 60, (m) => {
    const said = m.proofs.find((proof) => /\bthe (only|first)\b/i.test(proof));
    return said
      ? {
          recommendation: t`${cap(quote(said))} holds until somebody copies it. Decide now what stays hard to copy for ${m.name}: ${m.kind.moat}. Watch: how many customers contributed to that in the last four weeks.`,
        }
      : null;
  }),
  rule("comparative", 86, (m) => {
    const said = m.boasts[0];
    return said
      ? {
          recommendation: t`Nobody can check ${quote(said)}. Replace it by a test of the form: a new user finishes one named task in so many minutes with ${m.name}, against so many with what they use today. Watch: minutes per task, five people each.`,
        }
      : null;
  }),
  rule("loss", 66, (m) => {
    const said = m.vague ? undefined : m.pains.find((pain) => pain !== m.statistic);
    return said
      ? {
          strength:
            m.archetype === "nonprofit"
              ? t`${cap(quote(said))} -> a lack that ${m.who} can see for themselves, so it needs no campaign before ${m.name} can begin.`
              : t`${cap(quote(said))} -> the moment of need is specific, so you know when to be in front of ${m.who}.`,
        }
      : null;
  }),
  rule("team", 71, (m) => {
    const said = m.team[0];
    return said
      ? {
          strength: t`${cap(quote(said))} -> it answers the question of why you, for ${m.name}, before it is asked.`,
        }
      : null;
  }),
];
