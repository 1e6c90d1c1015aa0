import { laterGroup } from "@/lib/brief/buyers/later-group";
import { EVERYBODY } from "@/lib/brief/data/cues";
import { STOP_TASKS } from "@/lib/brief/data/unlawful-promises";
import { soldAlready } from "@/lib/finance/assume-costs";
import { cap, inWords, list, sentence, uncap } from "../english";
import { quote, stated, t } from "../frames";
import { leftOutOf } from "../left-out";
import type { Material } from "../material";
import { livingAbroad } from "../met-in";
import { isBoughtOnce } from "../paid-or-signed";
import { NO_GROUP, PAYS } from "../payers";
import { dealsInThings } from "../supply-side";
import { enoughSuppliers } from "../supply-there";
import { askedUs } from "../told-of-sales";
import { rule } from "./rule";

const REGULATED =
  /\b(health|medic|patient|allerg|food|legal|law|insur|bank|credit|loan|invest|payment|child|minor|drug|data protection|electric|gas|hvac|plumb)/i;

/** "Germany, Austria and the Netherlands": no place that one person can be in. */
const SEVERAL = /,.* and | and the /;

const ONE_REGION = 5_000_000;
/** Several countries are no place either, and no region as large as one. */
const isWide = ({ context: { brief } }: Material) =>
  brief.geography?.scale === "region" && (brief.geography.population ?? 0) > ONE_REGION;

/** So many live close enough together for news to go round. */
const SMALL_TOWN = 600_000;
const isSmall = ({ context: { brief } }: Material) =>
  brief.geography?.population != null && brief.geography.population <= SMALL_TOWN;

/** Countries in which everybody lives in or around one city. */
const CITY_STATES: ReadonlySet<string> = new Set(["SG", "HK", "MO", "MC", "GI", "SM", "BH", "MT", "DJ"]);
const isOneCity = ({ context: { brief } }: Material) => {
  const { scale, country } = brief.geography ?? {};
  return scale === "country" && CITY_STATES.has(country ?? "");
};

/** Sent or held online: no town has to be chosen for it. */
const isSoldFromAfar = ({ context: { brief }, archetype }: Material) =>
  ["ecommerce", "education", "media"].includes(archetype) &&
  /\b(?:online|(?:we|i) (?:mail|post|send)|ship(?:s|ped|ping)?|post(?:ed|age)?|by (?:mail|post|video)|courier|parcels?|zoom|video (?:calls?|lessons?)|web ?(?:site|shop))\b/i.test(
    `${brief.answers.solution} ${brief.answers.differentiator} ${brief.answers.businessModel}`,
  );

/** "Later also a calendar", "and maybe a community": told beside the offer. */
const AS_AN_EXTRA =
  /^(?:later|eventually|optionally|maybe|also|in (?:the future|time)|one day)\b|\b(?:later on|at a later stage|optional|as an extra|nice to have|(?:and|or) (?:maybe|perhaps|eventually|later))\b/i;

/** The founder names it twice: as a function, and as what others lack. */
const isWhatSetsApart = (feature: string, { context: { brief } }: Material) => {
  const apart = brief.answers.differentiator.toLowerCase();
  const words = feature.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => apart.includes(word.slice(0, -1))).length >= 2;
};

/** A trade's advice with this venture's name in it. */
const spokenOf = (said: string, { name, head }: Material) =>
  said
    .replace(/\{name\}/g, name)
    .replace(/\{they\}/g, head)
    .replace(/\{one\}/g, head.replace(/s$/, ""));
const firstSentence = (said: string) => /^.+?[.!?](?= |$)/.exec(said)?.[0] ?? said;

/** Whom it is for, where, and who else is there. */
export const MARKET_RULES = [
  rule("too-wide", 99, (m) =>
    m.vague
      ? {
          recommendation: t`Choose one group you can reach this week instead of "${m.segment || "everyone"}", name a place where two hundred of them meet, and describe it to them alone. Watch: how many of twelve raise the problem before you do.`,
        }
      : null,
  ),
  rule("second-segment", 52, (m) => {
    const second = laterGroup(m.context.brief);
    if (!second || m.foreign || m.mix || m.archetype === "marketplace" || PAYS.test(second.text)) return null;
    if (NO_GROUP.test(second.text) || askedUs(m.context.brief)) return null;
    return {
      recommendation: t`Leave ${quote(second.text)} for later and win ${m.who} first; the two need different words and a different price. Watch: the share of your week spent on the first group.`,
    };
  }),
  rule("place", 58, (m) => {
    const work = m.context.brief.geography?.label;
    if (work && livingAbroad(m.context.brief))
      return {
        recommendation: t`The work is done in ${work}, and those who pay live in ${m.place}: find out what the law in ${work} asks of whoever does it, and win the first customers among people who know each other. Watch: new customers sent by another customer.`,
      };
    return m.vague
      ? null
      : m.place && m.context.brief.geography?.scale !== "city" && isSoldFromAfar(m)
        ? {
            recommendation: t`What is sold from afar can be bought anywhere, but it is not heard of everywhere: choose one circle of customers who talk to each other, and be known there before you pay for any other. Watch: the share of new customers who name that circle.`,
          }
        : m.place && (SEVERAL.test(m.place) || isWide(m))
          ? {
              recommendation: t`${cap(m.place)} ${/,| and /.test(m.place) ? "are" : "is"} too much for a start: pick the one town where you can meet the most customers in a day, and hold every conversation there. Watch: conversations held in that town.`,
            }
          : m.place && ["city", "region"].includes(m.context.brief.geography?.scale ?? "")
            ? {
                strength: isSmall(m)
                  ? t`You start in ${m.place}, which is small enough for one satisfied customer to be heard of by the next.`
                  : t`You start in ${m.place}, where you can meet the first customers and watch them use it.`,
                recommendation: t`Stay in ${m.place} until you know what it costs to win a customer, and fix today how many customers you need there before you go elsewhere. Watch: customers in ${m.place}.`,
              }
            : m.place && isOneCity(m)
              ? {
                  recommendation: t`${cap(m.place)} is one city, so every customer is within reach, and nobody has to be met everywhere: pick the one district where you can meet the most customers in a day, and hold the first conversations there. Watch: conversations held in that district.`,
                }
              : m.place
                ? {
                    recommendation: t`${cap(m.place)} is a country, not a start: pick the one town where you can meet the most customers in a day, and hold every conversation there. Watch: conversations held in that town.`,
                  }
                : {
                    recommendation: t`Your answers name no place, but the first twelve customers have to be met somewhere: choose the town where you know the most of them and stay there at first. Watch: conversations held in that one place.`,
                  };
  }),
  rule("two-sided", 84, (m) =>
    m.archetype === "marketplace" && enoughSuppliers(m)
      ? {
          recommendation: t`You have ${inWords(enoughSuppliers(m))} ${m.suppliers ?? ""}, as many as month 6 of the plan needs: see first that each of them has enough to do, and win more where requests are turned down. Watch: requests that find one of the ${m.suppliers} within a day.`,
        }
      : m.archetype === "marketplace" && m.suppliers && m.show("supply_month6")
        ? {
            recommendation: t`Win ${m.show("supply_month6")} ${m.suppliers} before ${m.demand} hear of it, because month 6 of the plan needs that many. Ring them yourself and ${dealsInThings(m.context.brief) ? "make the first entries with them" : "promise the first ones a number of jobs"}. Watch: requests that find one of the ${m.suppliers} within a day.`,
          }
        : m.archetype === "marketplace"
          ? {
              recommendation: t`Fill the scarcer side by hand first, in one area${m.place ? ` of ${m.place}` : ""}, and invite the other side once most requests there can be met. Watch: the share of requests that end in a deal.`,
            }
          : null,
  ),
  rule("competitor", 64, (m) => {
    const [first] = m.rivals;
    return first
      ? {
          recommendation: isBoughtOnce(m)
            ? t`Give six ${m.group.crowd} yours and what they can buy from ${first}, for a week each, and publish what they say of both, with price and weight, also where ${first} is ahead. Watch: how many of the six keep yours.`
            : t`Put ${first} and yours side by side on one real case and publish the time, the cost and the errors of both, also where ${first} is ahead. Watch: cases in which yours does better.`,
        }
      : null;
  }),
  rule("regulated", 56, (m) => {
    const { trade } = m;
    const { problem, solution } = m.context.brief.answers;
    // What those who buy do for a living is no rule for what is sold to them.
    const said = `${problem} ${solution}`.replace(/\b(?:electrician|plumber)s?\b/gi, "");
    if (m.foreign || !REGULATED.test(said)) return null;
    const duty = trade
      ? `${uncap(spokenOf(trade.rule.title, m))}: ${uncap(firstSentence(spokenOf(trade.rule.what, m)))}`
      : uncap(m.ruleCheck);
    return {
      recommendation: `${soldAlready(m.context.brief) ? "If it is not settled yet" : "Before the first sale"}, ${duty} Watch: the date by which you have the answer in writing.`,
    };
  }),
  rule("segment", 50, (m) =>
    m.context.brief.b2b && m.segment && !m.vague && m.segment !== m.who && !EVERYBODY.test(m.segment)
      ? {
          strength: stated(
            m.segment,
            m.vary(
              "segment",
              `A group as narrow as this can be listed by name, and the first sales will come from such a list.`,
              `Customers this clearly described can be found and called one by one, which keeps the first sales cheap.`,
            ),
          ),
        }
      : null,
  ),
  rule("payer", 63, (m) =>
    /\b(parents|municipalit|employer|insurer|sponsor|companies) who pay|fund places|who pay\b/i.test(
      m.context.brief.answers.targetAudience,
    )
      ? {
          recommendation: t`The people who use it do not pay for it, so interview the ${m.payer} first and ask which budget the money comes from. Watch: how many name a budget and a date.`,
        }
      : null,
  ),
  rule("contradiction", 80, (m) => {
    const found = m.context.brief.contradictions.slice(0, 2);
    const said = found.map(({ a, b, reading }) =>
      sentence(
        a.text === b.text
          ? `${quote(a.text)} says two things at once; ${uncap(reading)}`
          : `${quote(a.text)} and ${quote(b.text)} contradict each other; ${uncap(reading)}`,
      ),
    );
    return said.length > 0 && !m.foreign
      ? {
          recommendation: `${said.join(" ")} Decide what holds. Watch: whether five customers understand the offer the same way.`,
        }
      : null;
  }),
  rule("red-flag", 97, (m) => {
    const [found, ...others] = m.context.brief.redFlags;
    // Where the first has to be asked of an authority, a second question to one says the same.
    const further =
      found && !STOP_TASKS[found.rule] && others.find(({ rule: name }) => STOP_TASKS[name])?.advice;
    const out = leftOutOf(m.context.brief);
    return found
      ? {
          recommendation: `${out ? `Leave out the words ${quote(out.words)}: to say them takes ${out.takes}. ` : ""}${cap(found.advice)}${further ? ` ${further}` : ""} Watch: your wording, confirmed by somebody qualified.`,
        }
      : null;
  }),
  rule("rivals-today", 48, (m) =>
    m.vague
      ? null
      : {
          recommendation: m.todayKnown
            ? t`Spend an hour${m.place && !m.foreign && m.inTown ? ` in ${m.place}` : ""} with somebody who manages without ${m.name} today and note what it would have to do better. Watch: points that it does not meet yet.`
            : t`Ask twelve possible customers what they did the last time, what it cost and what annoyed them. Watch: what annoyed most of them.`,
        },
  ),
  rule("features", 40, (m) => {
    // What is told as an extra may wait; a part of the offer itself may not.
    const later = m.features
      .slice(1)
      .filter((feature) => AS_AN_EXTRA.test(feature) && !isWhatSetsApart(feature, m))
      .slice(-2);
    return m.features.length > 3 && later.length > 0
      ? {
          recommendation: t`Build ${quote(m.features[0])} first and leave out ${list(later.map(quote))} until three customers pay. Watch: days until a first case runs end to end.`,
        }
      : null;
  }),
];
