import { caseOf } from "../case";
import { billedTo } from "../case-price";
import { CONCEPT_TAKES } from "../concept";
import { cap, inWords, sentence } from "../english";
import { quote, t } from "../frames";
import { insights, SUM } from "../insights/insights";
import { leaving } from "../leaving";
import type { Material } from "../material";
import { inside, spoken, stakesOf } from "../stakes";
import { isUnpaidTime } from "./no-advertising";
import { RECOMMENDED_FOR_VAGUE } from "./vague";
import { limitTold } from "./winning-limit";

const [LEAST, WANTED] = [6, 7];

/** While each sale loses money there is one task: a price or a cost that leaves something. */
function mending(m: Material): string[] {
  return [
    t`Ask the next ten customers for a price above the one that only ends the loss (${m.mend || "still to be found"}), and take no order below it. Watch: how many of the ten accept.`,
    `Take the cost apart: for ten deliveries, write down what material, hours and transport took. Watch: the largest of the three, per unit.`,
    `Ask two suppliers for their price at five times your volume. Watch: the cost per unit in both offers.`,
    t`Hold back ${m.channels[0].name} until a sale leaves something, because every further customer now costs money. Watch: what is left of one sale.`,
    t`Rank the first ${m.show("cust_y1")} ${m.customerNoun} by what each leaves after its own costs, and keep only the kind that leaves something. Watch: the share of them worth keeping.`,
  ].filter(Boolean);
}

const subscribed = (m: Material) => m.lines.some(({ kind, later }) => kind === "recurring" && !later);

function growing(m: Material): string[] {
  const { unit, ask, assumptions } = m.context.model;
  const [, next] = [...new Set(assumptions.people.map(({ role }) => role.toLowerCase()))];
  const hires = (m.fact("headcount_y3")?.value ?? 1) > 1;
  return [
    ask > 0 && !m.early && !m.ownMoney && m.show("trough_month") !== m.show("be_month")
      ? t`Settle by day 60 where ${m.show("ask")} comes from: the account is lowest in ${m.show("trough_month")}, ${m.lowAfterEven ? (assumptions.season ? "between two seasons" : "because every new customer binds money first") : "before it covers its costs"}. Watch: how much of that sum is promised in writing.`
      : "",
    unit.basis === "month" && !subscribed(m)
      ? m.vary(
          "again",
          t`Note with each of the first customers when they buy again, and ring whoever is late: the plan lets ${m.show("churn")} a month stay away for good. Watch: days between the first and the second purchase.`,
          t`Find out who of the first customers stays away and why; ${m.show("churn")} a month are all the plan can lose for good. Watch: days from one purchase to the next.`,
        )
      : "",
    unit.basis === "month" && subscribed(m)
      ? t`Ring all ${m.group.crowd} who ${m.basis === "a year" ? "do not renew" : "cancel"}, because the plan lets ${leaving(m)} go${m.show("not_renewing") ? "" : " each month"} and no more. Watch: ${m.show("not_renewing") ? "renewals out of every ten years that ended" : "customers lost each month"}.`
      : "",
    next && hires
      ? m.vary(
          "handed-over",
          t`Write down which of your own tasks could be handed over, because the next post that the plan pays for is ${next}, and it should take over exactly those. Watch: hours a week that could be handed over.`,
          t`The next post in the plan is ${next}: keep a list of what you would hand over, with the minutes it takes today. Watch: hours a week on that list.`,
        )
      : "",
    m.vary(
      "two-ways",
      t`Count from the first day on which of your two ways brings customers to ${m.name}, each for itself. Watch: ${m.action}s for each hour you put in.`,
      t`Keep two tallies, one for each way to customers, and drop the weaker one after six weeks. Watch: ${m.action}s an hour, by way.`,
    ),
  ].filter(Boolean);
}

/** Out of those who promised; where too few did, strangers make up the number. */
function firstPayers(m: Material): string {
  const target = m.fact("pilot_target")?.value ?? 0;
  if (!m.pledged?.buyers || target === 0) return t`${m.say("pilot_target")} customers`;
  const { count, people } = m.pledged;
  if (count > target) return `${m.say("pilot_target")} of the ${people}`;
  return count === target ? `the ${people}` : `the ${people}, and ${inWords(target - count)} more,`;
}

const IN_BRIEF = 3;
/** Each stands in one of the two lists; where there are few, the short one is shorter. */
function shared(m: Material): { brief: string[]; full: string[] } {
  const [first = "", ...more] = recommended(m);
  const apart = Math.max(0, more.length - LEAST);
  const others = more.slice(more.length - Math.min(IN_BRIEF - 1, apart));
  const rest = more.filter((said) => !others.includes(said));
  const full = (rest.length < LEAST ? [first, ...rest] : rest).slice(0, WANTED);
  return { brief: [first, ...others].slice(0, IN_BRIEF), full };
}

/** Six to eight, the largest effect first, none of which the concept or the short analysis gives already. */
export const strategicRecommendations = (m: Material): string[] => shared(m).full;

/** The one with the largest effect, then what the full analysis has no room for. */
export const recommendationsInBrief = (m: Material): string[] => shared(m).brief;

function recommended(m: Material): string[] {
  const { stopsGrowth, unit } = m.context.model;
  const further = insights(m).recommendations.slice(CONCEPT_TAKES);
  const c = caseOf(m);
  const sold =
    /\b(?:sold|bought|ordered)\b/i.test(c.done ?? "") && m.lines.some(({ kind }) => kind === "unitSale");
  const pilots =
    sold && unit.basis !== "month"
      ? t`Ask everybody who has bought so far (${quote(c.done ?? "")}) whom it was for, what they would change and whom else it would suit; each buys once, so the next sale comes from somebody they know. Watch: names for each buyer, and how many of them buy.`
      : sold
        ? t`Go back to those who bought first (${quote(c.done ?? "")}) and ask for the next order at the full price; whether they come again decides more than new faces. Watch: how many order a second time.`
        : c.running && subscribed(m) && (m.b2b || c.form === "media")
          ? t`Go back to your first customers (${quote(c.done ?? "")}) and ask each whether they will go on paying and what they would miss; a subscription is worth as much as its renewals. Watch: how many of them have renewed.`
          : c.running && subscribed(m)
            ? t`Count in your own list (${quote(c.done ?? "")}) how many of those who began in each month still pay, and put that share in the place of the ${m.show("not_renewing") || `${m.show("churn")} a month`} that the plan assumes. Watch: how many are left after a year.`
            : c.running && m.context.model.unit.basis === "month"
              ? t`Go back to your first customers (${quote(c.done ?? "")}) and ask each when they will need it again; whether they come back decides more than new faces. Watch: how many have come a second time.`
              : billedTo(m)
                ? t`Bring about ${m.say("pilot_target")} ${c.job[1]} of ${m.who} with the ${billedTo(m)} at the full ${m.lines[0]?.takeRate ? "share" : "price"} before you spend more; the first month of the plan depends on it. Watch: ${c.job[1]} paid through ${m.name}.`
                : t`Get ${firstPayers(m)} to pay the full price before you spend more; the first month of the plan depends on it. Watch: how many have paid or signed.`;
  const rest = [
    m.todayKnown
      ? t`Ask three ${m.group.crowd} who are content today what ${m.name} must do better before they change. Watch: points it meets.`
      : t`Ask ten ${m.group.crowd} what they would do without ${m.name} and what that costs them. Watch: the answer heard most often.`,
    t`Ask each of the first ten customers why they chose ${m.name}, because others can promise the same and what they name may be harder to copy. Watch: the reason that comes back.`,
    isUnpaidTime(m)
      ? t`Write down for each new customer the hours that winning took; the plan counts on ${m.show("cac")} of your time for one, at the pay it assumes. Watch: hours for each new customer.`
      : unit.basis === "month"
        ? m.vary(
            "limit",
            t`Spend no more on winning a customer than ${limitTold(m)}, until you know how long customers stay. Watch: marketing money for each customer won by it.`,
            t`Until you know how long customers stay, let no channel cost more for one than ${limitTold(m)}. Watch: marketing money by channel and customer.`,
          )
        : t`Spend no more on winning a sale than ${limitTold(m)}, until you know what it really leaves. Watch: marketing money for each sale won by it.`,
  ];
  const tried = stakesOf(c)
    .slice(1, 3)
    .map((stake) => {
      const { title, done } = stake.trial;
      return `${cap(quote(stake.said))}: ${inside(spoken(title, stake, c), c)}, until ${inside(spoken(done, stake, c), c)}. Watch: ${inside(spoken(stake.watch, stake, c), c)}.`;
    });
  const own = m.vague ? RECOMMENDED_FOR_VAGUE : stopsGrowth ? mending(m) : [pilots, ...tried];
  return [...own, ...further, ...(stopsGrowth || m.vague ? [] : growing(m)), ...rest]
    .filter((said): said is string => Boolean(said) && !(m.vague && SUM.test(said || "")))
    .map(sentence);
}
