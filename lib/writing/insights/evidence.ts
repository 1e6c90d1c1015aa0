import type { Pledge } from "@/lib/brief/buyers/promised";
import type { HappenedKind } from "@/lib/brief/evidence/happened-kinds";
import { isInterest } from "@/lib/brief/text/out-there";
import { isOfFamily, isPromise, tradesNow } from "@/lib/brief/text/told-as";
import type { Archetype } from "@/lib/brief/types";
import { bare, cap, list, withArticle } from "../english";
import { quote, stated, t } from "../frames";
import type { Material } from "../material";
import { hurts } from "../need";
import { isShown } from "../so-far";
import { happenedIn, isAllUnpaid, standingOf } from "../standing";
import { standsWell } from "../stands-well";
import { rule } from "./rule";

const TESTED =
  /\b(test(ed|s)?|bench|trial|pilot|measured|of \d+|certif|laborator|insured|audit|verified|checked|dropped|survived|compared|\d+ times)\b|\d+(\.\d+)?\s?%/i;

const BY_PLEDGE: Record<Pledge, (name: string) => string> = {
  deposit: (name) =>
    `That is money before there is anything to hand over, so the first places of ${name} are theirs.`,
  order: (name) =>
    `They ordered before there was anything to hand over, so the first of ${name} goes to them.`,
  word: (name) =>
    `They gave their word and no money yet, so ask them first: each who pays turns that word into proof for ${name}.`,
  list: (name) =>
    `They asked to hear from you and have not paid, so the first offers of ${name} go to them and show what the list is worth.`,
};
/** The sentence tells of those who have promised and not paid. */
const isPledged = ({ pledged }: Material, said: string) =>
  pledged !== null && said.toLowerCase().includes(pledged.said.toLowerCase().slice(0, 12));
/** Those it tells of have paid nothing. */
const UNPAID =
  /\b(?:waiting list|for free|free of c(?:harge|ost)|no ?body|nobody|no one|not? (?:yet )?pa(?:id|ying)|trial|test(?:ing|ers?)?|trying)\b/i;
/** "Nine years" is counted in time, "1,300 pianos" in work. */
const WORK_COUNTED = /\d[\d,.]* (?!(?:years?|months?|decades?|seasons?|hours?)\b)\p{L}/iu;

const BY_KIND: Partial<Record<HappenedKind, string>> = {
  free: "Nobody pays for it so far, so ask them first: each who does turns a trial into proof.",
  tested: "They have tried it and not paid, so ask them first: each who pays turns a trial into proof.",
  used: "It is used already; what it proves depends on how many of them pay.",
  suppliers:
    "They provide and do not pay: with them the first orders can be served, and buyers are still to come.",
  interviewed: "They have told you of the problem and bought nothing: go back to them with a price.",
  waiting: "They have paid nothing so far, so what the list is worth shows when they are asked for money.",
};
/** What has happened weighs by what it cost those it tells of: nothing, their time or their money. */
function weightOf(m: Material, said: string): string {
  if (m.pledged && isPledged(m, said)) return BY_PLEDGE[m.pledged.pledge](m.name);
  const told = happenedIn(m.context.brief, said);
  const paid = m.context.brief.stated.soFar.some(({ kind }) => kind === "paying" || kind === "bought");
  const unpaid = told && !paid ? BY_KIND[told.kind] : undefined;
  if (unpaid) return unpaid;
  if (isInterest(said)) return "Nothing is signed, so their answer comes before any new customer.";
  if (UNPAID.test(said)) return "Ask them first: each who pays turns interest into proof.";
  if (tradesNow(said))
    return "So the plan does not begin at zero, and those who buy today can be asked what they would buy next.";
  return "It has happened and can be checked, which persuades more than a forecast.";
}

/** What the founder brings as proof, and what it obliges to. */
/** Each repair that is done again, or thing that is replaced, costs whoever promised it. */
const GUARANTEED = /\b(?:guarantee\w*|warrant(?:y|ies))\b/i;

/** Only what is programmed can be shut out by a platform. */
const SOFTWARE: readonly Archetype[] = ["saas", "usage"];

export const EVIDENCE_RULES = [
  rule("traction", 96, (m) => {
    const said = m.traction.find(isShown);
    if (!said) return null;
    return {
      strength: stated(said, weightOf(m, said)),
      recommendation: isPledged(m, said)
        ? m.vary(
            "pledge-asked",
            t`Go back this week to those who gave their word (${quote(said)}), with the price and the first date of ${m.name}, and ask for a deposit. Watch: how many of every ten pay it.`,
            t`What their word (${quote(said)}) is worth shows when they are asked for money, so ask before anything is built: the price of ${m.name}, a date and a deposit. Watch: deposits out of every ten asked.`,
          )
        : isInterest(said)
          ? t`Give whoever is waiting (${quote(said)}) the price, one page of terms and a first day this week, and ask for the signature before you write to anybody new. Watch: the day on which it is signed.`
          : standingOf(m.context.brief) === "joined"
            ? t`Call everybody who has signed up (${quote(said)}) before you open, and ask on which days they are ready and what they expect. Watch: how many of them would start in the week you name.`
            : UNPAID.test(said) || isAllUnpaid(m.context.brief)
              ? t`Ask everybody behind this (${quote(said)}) whether they will pay, with the price and a date. Watch: how many of every ten say yes and pay.`
              : t`Ask three of those behind this (${quote(said)}) for one sentence with their name, and show it to the next ten ${m.group.crowd} you speak to. Watch: how many of the ten go on to ask for the price.`,
    };
  }),
  rule("record", 94, (m) => {
    if (!m.record) return null;
    return {
      strength: stated(
        m.record,
        WORK_COUNTED.test(m.record)
          ? `Whoever doubts ${m.name} can ask those it was done for.`
          : "That takes others as long to learn, and people from that time can open the first doors.",
      ),
      recommendation: m.vary(
        "record-asked",
        t`Let others confirm what you have done (${quote(m.record)}): ask three people from that time for one sentence with their name, and for the name of one customer they would send to ${m.name}. Watch: names that came back.`,
        t`Those who saw your work (${quote(m.record)}) are worth more than an advertisement: ring five of them, tell them of ${m.name} and ask whom they would call first in your place. Watch: names you had not thought of.`,
      ),
    };
  }),
  rule("access", 93, (m) => {
    if (!m.access) return null;
    return {
      recommendation: t`You have a way in already (${quote(m.access)}). Take the first six conversations and the first offers of ${m.name} there, before you look for strangers, and note which of them only want to be kind. Watch: how many of those you know pay the full price.`,
    };
  }),
  rule("proof", 88, (m) => {
    const said = m.proofs.find(
      (proof) => TESTED.test(proof) && !isPromise(proof) && !m.traction.includes(proof),
    );
    if (!said) return null;
    return {
      strength: stated(said, "Customers can check that before they pay."),
      recommendation: t`Put what can be checked (${quote(said)}) at the top of the page and of every offer${/\d/.test(said) ? ", and say how it was measured" : ""}. Watch: how many visitors go on to make ${withArticle(m.action)}.`,
    };
  }),
  rule("statistic", 92, (m) => {
    if (!m.statistic) return null;
    // What a mishap costs is no figure of every week.
    const told = bare(m.statistic).toLowerCase();
    const lost =
      !/\b(?:every|each|per|an?) (?:day|week|month|year)\b/.test(told) &&
      m.context.brief.paidToday.some(
        ({ kind, said }) => kind === "lost" && bare(said).toLowerCase() === told,
      );
    return {
      strength: stated(
        m.statistic,
        `Customers can hold their own figure beside it and see what ${m.name} is worth to them.`,
      ),
      recommendation: lost
        ? t`Your figure for the problem (${quote(m.statistic)}) has to hold for others too. Ask ten ${m.group.crowd} whether it has happened to them or next door, and what the bill came to. Watch: how many of the ten can name a sum.`
        : t`Your figure for the problem (${quote(m.statistic)}) has to hold for others too. Ask each of the first ten customers for their own, before they start and again after eight weeks. Watch: how far the two lie apart.`,
    };
  }),
  rule("difference", 70, (m) => {
    const said = m.proofs.find(
      (proof) =>
        !TESTED.test(proof) &&
        !isPromise(proof) &&
        !m.traction.includes(proof) &&
        (m.foreign || standsWell(proof, m.context.brief.answers)),
    );
    return said
      ? {
          strength: stated(
            said,
            m.vary(
              "difference",
              `If the first customers name it unasked, it is the reason to choose ${m.name}.`,
              "Put it into the first sentence you say, and count who repeats it.",
            ),
          ),
        }
      : null;
  }),
  rule("promise", 76, (m) => {
    const said = m.foreign ? undefined : m.proofs.find(isPromise);
    return said
      ? {
          strength: stated(
            said,
            GUARANTEED.test(said)
              ? "It takes the risk from the customer and puts it on you, so count what it costs."
              : "Customers can hold you to it, and each time it is kept it becomes proof.",
          ),
          recommendation: m.vary(
            "promise-kept",
            t`Nobody can check your promise yet (${quote(said)}). Write down for each of the first twenty customers whether it was kept, and print that count beside it. Watch: how often ${m.name} kept it.`,
            t`Keep a tally of your promise (${quote(said)}) from the first customer on and show it once it has twenty marks; until then speak of what ${m.name} has done. Watch: how often it was kept, and how often missed.`,
          ),
        }
      : null;
  }),
  rule("platform", 74, (m) => {
    const named = m.context.brief.named.platforms;
    if (!named.length || !SOFTWARE.includes(m.archetype)) return null;
    const [first] = named;
    return {
      strength: t`${cap(m.name)} works beside ${list(named.slice(0, 2))}, so customers keep what they have.`,
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
          recommendation: t`Being the only one (${quote(said)}) lasts until somebody copies it. ${m.moat ? `Start now to build what stays hard to copy: ${m.moat}. Watch: how much of it the last four weeks added` : "Ask three competitors for the same thing as a customer would. Watch: how many of them can say it too"}.`,
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
              : "Ask about the last time it happened: that is where the first conversation can begin.",
          ),
        }
      : null;
  }),
  rule("team", 71, (m) => {
    const said = m.team.find((told) => told !== m.record);
    if (!said || said === m.access) return null;
    return {
      strength: stated(
        said,
        isOfFamily(said) && !/\bI\b/.test(said)
          ? "So somebody close to you knows this from inside and can read the first offer before it goes out."
          : m.record
            ? ""
            : "It says why you should be the one to do this.",
      ),
    };
  }),
];
