import { cap, list, sentence, uncap } from "../english";
import { quote, t } from "../frames";
import { rule } from "./rule";

const REGULATED =
  /\b(health|medic|patient|allerg|food|legal|law|insur|bank|credit|loan|invest|payment|child|minor|drug|data protection|electric|gas|hvac|plumb)/i;

/** "Germany, Austria and the Netherlands": no place that one person can be in. */
const SEVERAL = /,.* and | and the /;

/** Whom it is for, where, and who else is there. */
export const MARKET_RULES = [
  rule("too-wide", 99, (m) =>
    m.vague
      ? {
          recommendation: t`Choose one group you can reach this week instead of "${m.segment || "everyone"}", name a place where two hundred of them meet, and describe ${m.name} to them alone. Watch: how many of twelve raise the problem before you do.`,
        }
      : null,
  ),
  rule("second-segment", 52, (m) => {
    const [, second] = m.context.brief.segments;
    if (!second || m.foreign) return null;
    return {
      recommendation: t`Leave ${quote(second.text)} for later and win ${m.who} first, because the two need different words and a different price for ${m.name}. Watch: the share of your week spent on ${m.who}.`,
    };
  }),
  rule("place", 58, (m) =>
    m.vague
      ? null
      : m.place && SEVERAL.test(m.place)
        ? {
            recommendation: t`${cap(m.place)} are too much for a start: choose the one town in them where the most ${m.who} can be met within a day, and hold every conversation about ${m.name} there. Watch: ${m.who} met in that town.`,
          }
        : m.place && ["city", "region"].includes(m.context.brief.geography?.scale ?? "")
          ? {
              strength: t`The start is ${m.place} -> dense enough that ${m.who} hear of ${m.name} from each other, and small enough to be there in person.`,
              recommendation: t`Stay inside ${m.place} until you know what winning one customer costs; write down today the count of ${m.who} at which ${m.name} enters a second area. Watch: ${m.who} in ${m.place} who use it.`,
            }
          : m.place
            ? {
                recommendation: t`${cap(m.place)} is a country, not a start: choose the one town in it where the most ${m.who} can be met within a day, and hold every conversation about ${m.name} there. Watch: ${m.who} met in that town.`,
              }
            : {
                recommendation: t`${cap(m.name)} needs a first place. It can be described to ${m.who} anywhere, but the first twelve have to be met somewhere. Watch: conversations with ${m.who} held in that one place.`,
              },
  ),
  rule("two-sided", 84, (m) =>
    m.archetype === "marketplace"
      ? {
          recommendation: t`Fill the scarcer side of ${m.name} first, by hand, in one area${m.place ? ` of ${m.place}` : ""}, and invite the other side only when a request there is likely to be met. Watch: the share of requests that end in a deal.`,
        }
      : null,
  ),
  rule("competitor", 64, (m) => {
    const [first] = m.rivals;
    return first
      ? {
          recommendation: t`Put ${m.name} and ${first} side by side on one real case from ${m.who} and publish the time, the cost and the error of both, also where ${first} is ahead. Watch: cases in which ${m.name} comes out better.`,
        }
      : null;
  }),
  rule("regulated", 56, (m) =>
    REGULATED.test(m.context.brief.answers.problem + m.context.brief.answers.solution) && !m.foreign
      ? {
          recommendation: t`Before the first sale: ${m.ruleCheck.charAt(0).toLowerCase() + m.ruleCheck.slice(1)} Watch: the date by which ${m.name} has that answer in writing for ${m.who}.`,
        }
      : null,
  ),
  rule("segment", 50, (m) =>
    m.segment && !m.vague && m.segment !== m.who
      ? {
          strength: t`${cap(quote(m.segment))} -> narrow enough to make a list of names, which is where the first sales of ${m.name} come from.`,
        }
      : null,
  ),
  rule("payer", 63, (m) =>
    /\b(parents|municipalit|employer|insurer|sponsor|companies) who pay|fund places|who pay\b/i.test(
      m.context.brief.answers.targetAudience,
    )
      ? {
          recommendation: t`Not everybody who uses ${m.name} pays for it: interview the ${m.payer} first and ask which budget it comes from. Watch: payers of ${m.name} who name a budget and a date.`,
        }
      : null,
  ),
  rule("contradiction", 80, (m) => {
    const found = m.context.brief.contradictions.slice(0, 2);
    const said = found.map(({ a, b, reading }) =>
      sentence(
        a.text === b.text
          ? `${quote(a.text)} says two things at once; ${uncap(reading)}`
          : `${quote(a.text)} and ${quote(b.text)} pull apart; ${uncap(reading)}`,
      ),
    );
    return said.length > 0 && !m.foreign
      ? {
          recommendation: `${said.join(" ")} Decide what holds for ${m.name} and delete the rest. Watch: whether five ${m.who} understand the offer the same way.`,
        }
      : null;
  }),
  rule("red-flag", 97, (m) => {
    const [found] = m.context.brief.redFlags;
    return found
      ? {
          recommendation: `${cap(found.advice)} Watch: the wording of ${m.name}, confirmed by somebody qualified.`,
        }
      : null;
  }),
  rule("rivals-today", 48, (m) =>
    m.vague
      ? null
      : {
          recommendation: t`What ${m.name} has to beat is ${m.kind.today[0]}. Sit beside ${m.who}${m.place ? ` in ${m.place}` : ""} for an hour while they do it that way, and count what ${m.name} would have to beat. Watch: ${m.kind.measure}, today and with ${m.name}.`,
        },
  ),
  rule("features", 40, (m) =>
    m.features.length > 3
      ? {
          recommendation: t`Build ${quote(m.features[0])} first and do without ${list(m.features.slice(-2).map(quote))} until three ${m.who} pay. Watch: days until a first case of ${m.name} runs end to end.`,
        }
      : null,
  ),
];
