import { gaveResult, hasBeenDone } from "@/lib/brief/text/happened";
import { isPromise } from "@/lib/brief/text/told-as";
import type { Case } from "../case";
import { claimOf } from "../claim-of";
import { payToday } from "../customers-today";
import { list, uncap } from "../english";
import { firstOf } from "../first-of";
import { ifAny, para, quote, t } from "../frames";
import { hiredHand } from "../hired-hand";
import { counted } from "../kinds-of-buyer";
import { asksOwnCustomers } from "../plan/texts";
import { priceDefended } from "../price-today";
import { sortOfWay } from "../sort-of-way";
import { isAllUnpaid, type Standing, standingOf } from "../standing";
import { type Asked, tested, unknown } from "./asked";
import { headline } from "./headline";
import { inOneLine } from "./title";
import { asWritten } from "./told";
import { whoSells } from "./who-sells";

/** A thing does nothing itself: "the makers of coffee capsules". */
function whoMakes(c: Case, who: string): string {
  const told = c.alternatives.some((way) => way.who === who);
  return told && ["goods", "program", "paper"].includes(sortOfWay(who))
    ? `those who make ${who.replace(/^(?:the usual|the) /, "")}`
    : who;
}

/** How many were sold on the day that is told. */
function soldThere({ context: { model } }: Case): string | null {
  const { soldAt } = model.assumptions;
  return soldAt
    ? `${soldAt.count} were bought at ${soldAt.where}; how many heard the price there and did not buy is what we count the next time`
    : null;
}

/** What took time and is there: no rival has it on the first day; "" where nothing is told. */
const isHeadStart = ({ context: { brief } }: Case) => !isAllUnpaid(brief) || standingOf(brief) === "joined";
const ahead = (c: Case): string =>
  c.foreign
    ? ""
    : ([
        c.record,
        ...c.proofs.filter((said) => gaveResult(said) || hasBeenDone(said)),
        // A trial that nobody pays for can be had by anybody.
        ...(isHeadStart(c) ? [c.done, ...c.facts] : []),
        ...c.team,
      ].find(Boolean) ?? "");

const PAID_FOR: ReadonlySet<Standing> = new Set(["pays", "sold", "unread"]);

/** About buyers, rivals and size. */
export const marketQuestions = (c: Case): Asked[] => {
  const { market: sizing } = c.context.model;
  const [platform] = c.context.brief.named.platforms;
  const other = whoSells(c);
  const hand = hiredHand(c.context.brief);
  return [
    {
      weight: 88,
      question: c.price
        ? `Why would ${c.billed === c.buyers ? c.buyersInFull : c.billed} pay your price?`
        : `Why would ${c.buyersInFull} pay at all?`,
      answer: para(
        c.foreign || c.vague
          ? ""
          : priceDefended(c) ||
              (c.statistic
                ? `Because of what the problem costs them already: ${quote(c.statistic)}`
                : c.trouble &&
                  `Because they have the problem today: ${uncap(inOneLine(headline(c)) || c.trouble, c.names)}`),
        c.running && PAID_FOR.has(standingOf(c.context.brief))
          ? (soldThere(c) ??
              `${payToday(c) || "It has been paid for already"}. How many asked and did not buy is what we count from now on`)
          : ifAny(payToday(c) && `${payToday(c)}. `) +
              unknown(
                c,
                "price-talks",
                `by naming it to five ${c.buyers} and noting what they compare it with`,
                { about: `Whether ${payToday(c) ? "others" : c.buyers} accept this price` },
              ),
      ),
    },
    {
      weight: 80,
      question: `What stops ${other ? whoMakes(c, other.who) : "a larger firm"} from doing the same?`,
      answer: para(
        isPromise(claimOf(c))
          ? "They would have to make the same promise, and keep it as often as we do"
          : ahead(c)
            ? `They would start without what we have already: ${quote(ahead(c))}`
            : c.foreign
              ? `What we set against them, in our own words: ${asWritten(c.context.brief.answers.differentiator)}`
              : c.vary(
                  "no-wall",
                  `Nothing stops them today, and we would rather say so than claim a protection we don't have`,
                  `Today nothing does; what we can be is first with ${c.they} here, and closer to them`,
                  `Nothing keeps them out so far; we have to be ahead in what ${c.they} tell each other`,
                ),
        other?.why && `What they are good at, as far as we know: ${other.why}`,
        c.moat && `What should protect us with time is ${c.moat}`,
      ),
    },
    {
      weight: 70,
      question: "How large can this become?",
      answer: sizing.sized
        ? t`We could serve ${counted(c, "sam")}, worth ${c.show("sam")} a year. Winning ${c.show("som_customers")} of them by year three would mean ${c.show("som")} a year; for every factor we can say whether it has a source or is our assumption.`
        : para(
            c.vague
              ? `Who buys ${c.name} isn't decided yet, so there's nothing to count`
              : `Nobody has given us an honest count of ${c.people}${c.at} yet, so we claim no market size`,
            unknown(c, "prospects", "when our list of names shows how many there are"),
          ),
    },
    {
      weight: hand ? 83 : 0,
      question: hand ? `What happens when ${hand.name} is ill or leaves?` : "",
      answer: hand
        ? para(
            c.derived.own_hands &&
              `A ${hand.job} that we do ourselves leaves ${c.derived.own_hands.display}, so for a while the others wait longer and the money is still there`,
            `[Add who else can do a ${hand.job}, or could learn it]`,
          )
        : "",
    },
    {
      weight: platform ? 76 : 0,
      question: platform ? `What happens when ${platform} changes its terms?` : "",
      answer: platform
        ? para(
            `We lose the convenient way and keep a slower one that needs no connection`,
            tested(c, "x-platform", `with ${platform} switched off for one pilot case`),
          )
        : "",
    },
    {
      weight: 52,
      question: "Why now, and not three years ago?",
      answer: para(
        unknown(
          c,
          asksOwnCustomers(c) ? "interviews-1" : "interviews-2",
          `by asking ${asksOwnCustomers(c) ? "six" : "twelve"} ${c.buyers} what has changed for them in the last years`,
        ),
      ),
    },
    {
      weight: c.form === "marketplace" ? 87 : 0,
      question: "Which side do you fill first, and how?",
      answer: para(
        `We fill the scarcer side first, by hand and in one place only${c.place ? `: a part of ${firstOf(c.place)}` : ""}`,
        tested(c, "f-6", `by counting the share of requests that end in ${c.job[0]}`),
      ),
    },
    {
      weight: 48,
      question: "Where do the first customers come from?",
      answer: para(
        `They come from ${list(
          c.channels.map(({ name }) => name),
          "and then",
        )}`,
        tested(c, "channel-1", `noting the money and the hours behind each new customer`),
      ),
    },
  ];
};
