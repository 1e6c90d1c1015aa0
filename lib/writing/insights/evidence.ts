import type { Pledge } from "@/lib/brief/buyers/promised";
import { isInterest } from "@/lib/brief/text/out-there";
import { isOfFamily, isPromise, tradesNow } from "@/lib/brief/text/told-as";
import { bare, cap, list, withArticle } from "../english";
import { quote, stated, t } from "../frames";
import type { Material } from "../material";
import { hurts } from "../need";
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
/** "Nine years" is counted in time, "1,300 pianos" in work. */
const WORK_COUNTED = /\d[\d,.]* (?!(?:years?|months?|decades?|seasons?|hours?)\b)\p{L}/iu;

/** What has happened weighs by what it cost those it tells of: nothing, their time or their money. */
function weightOf(m: Material, said: string): string {
  if (m.pledged && isPledged(m, said)) return BY_PLEDGE[m.pledged.pledge](m.name);
  if (isInterest(said))
    return `Somebody is waiting and nothing is signed, so what is missing for that first day comes before any new customer.`;
  if (tradesNow(said))
    return `You sell already, so the plan does not begin at zero: those who buy today are the first to ask what they would buy from ${m.name} next.`;
  return `That has happened already and can be checked, so it will persuade customers more than any forecast.`;
}

/** What the founder brings as proof, and what it obliges to. */
/** Each repair that is done again, or thing that is replaced, costs whoever promised it. */
const GUARANTEED = /\b(?:guarantee\w*|warrant(?:y|ies))\b/i;

export const EVIDENCE_RULES = [
  rule("traction", 96, (m) => {
    const said = m.traction[0];
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
          : m.group.sort === "person" && m.b2b
            ? t`Let three of those behind what has happened (${quote(said)}) say in one sentence what changed for them, and send it with their leave to the next ten ${m.group.crowd}. Watch: how many of the ten ring back.`
            : m.group.sort === "person" || m.group.alone
              ? t`What has happened (${quote(said)}) is believed sooner from those it happened to: let ten of them give you one sentence to print with first name and town, and put the best two beside the price. Watch: orders out of every hundred visitors, before and after.`
              : m.vary(
                  "traction-shown",
                  t`Put the dates, the initials and the exact count behind what has happened (${quote(said)}) on one page, and show that page to the next ten people you ask to pay for ${m.name}. Watch: how many of the ten say yes.`,
                  t`What has happened (${quote(said)}) counts for more with names beside it: ask two of those it tells of whether strangers may ring them, and give both numbers to the next ten people you offer ${m.name}. Watch: how many of the ten ring.`,
                ),
    };
  }),
  rule("record", 94, (m) => {
    if (!m.record) return null;
    return {
      strength: stated(
        m.record,
        !WORK_COUNTED.test(m.record)
          ? `Years in the trade cannot be caught up with in a summer: they say why you should be the one to build ${m.name}, and colleagues from that time can open the first doors.`
          : m.vary(
              "record",
              `That is work already done, and whoever doubts ${m.name} can ask those it was done for.`,
              `Customers can ask about work that is done, which no promise can match, and it says why you should be the one to build ${m.name}.`,
            ),
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
      strength: stated(
        said,
        `Customers can check that before they pay, so they need not take ${m.name} on trust.`,
      ),
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
        `There is a figure in that, so customers can hold their own beside it and see what ${m.name} is worth to them.`,
      ),
      recommendation: lost
        ? t`Your figure for the problem (${quote(m.statistic)}) has to hold for others too. Ask ten ${m.group.crowd} whether it has happened to them or next door, and what the bill came to. Watch: how many of the ten can name a sum.`
        : t`Your figure for the problem (${quote(m.statistic)}) has to hold for others too. Ask each of the first ten customers for their own, before they start and again after eight weeks. Watch: how far the two lie apart.`,
    };
  }),
  rule("difference", 70, (m) => {
    const said = m.proofs.find(
      (proof) => !TESTED.test(proof) && !isPromise(proof) && !m.traction.includes(proof),
    );
    return said
      ? {
          strength: stated(
            said,
            m.vary(
              "difference",
              `That difference needs no comparison table, which makes ${m.name} easy to explain and easy to recommend.`,
              `That can be shown and not only claimed, so ${m.name} gives customers a reason to leave what they use now.`,
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
            m.vary(
              "promise",
              `${GUARANTEED.test(said) ? "That is a promise, and each time it is called on you pay for it yourself, so count that too" : "That is a promise, so it costs nothing to say"}; kept twenty times and counted, it becomes the best argument for ${m.name}.`,
              `Customers can hold you to that. It is a promise today, and becomes proof with every time ${m.name} keeps it.`,
            ),
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
    const said = m.team.find((told) => told !== m.record);
    if (!said || said === m.access) return null;
    return {
      strength: stated(
        said,
        isOfFamily(said)
          ? `That is no proof to a customer, but it gives ${m.name} somebody who knows this from inside and can read the first offer before it goes out.`
          : m.record
            ? ""
            : `That answers why you should be the one to build ${m.name}.`,
      ),
    };
  }),
];
