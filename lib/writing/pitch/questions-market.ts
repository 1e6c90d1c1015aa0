import type { Case } from "../case";
import { list } from "../english";
import { para, t } from "../frames";
import { counted } from "../kinds-of-buyer";
import { priceDefended } from "../price-today";
import { type Asked, tested, unknown } from "./asked";
import { plain, rival } from "./told";

/** About buyers, rivals and size. */
export const marketQuestions = (c: Case): Asked[] => {
  const { market: sizing } = c.context.model;
  const [platform] = c.context.brief.named.platforms;
  const other = rival(c);
  return [
    {
      weight: 88,
      question: c.price
        ? `Why would ${c.billed === c.buyers ? c.buyersInFull : c.billed} pay ${c.price}?`
        : `Why would ${c.buyersInFull} pay at all?`,
      answer: para(
        c.foreign || c.vague
          ? ""
          : priceDefended(c) ||
              (c.statistic
                ? `Because of what it costs them today: ${c.statistic}`
                : c.trouble && `Because of what they live with now: ${c.trouble}`),
        unknown(c, "price-talks", `with the price said aloud to five of them`),
      ),
    },
    {
      weight: 80,
      question: `What stops ${other?.who ?? "a larger firm"} from doing the same?`,
      answer: para(
        other?.why && `They have an advantage: ${other.why}`,
        c.strongest && !c.foreign
          ? `They'd first have to match this: ${plain(c.strongest)}`
          : `Nothing today, and we'd rather say so than claim a wall`,
        c.moat && `What grows with each customer is ${c.moat}`,
      ),
    },
    {
      weight: 70,
      question: "How large can this become, counted from below?",
      answer: sizing.sized
        ? t`${counted(c, "sam")} can be served, worth ${c.show("sam")} a year. ${c.show("som_customers")} of them by year three would be ${c.show("som")}; every factor is marked as sourced or assumed.`
        : para(
            c.vague
              ? `Who buys ${c.name} isn't decided yet, so there's nothing to count`
              : `There's no honest count of ${c.people}${c.at} yet, so no figure of ours is a market size`,
            unknown(c, "prospects", "when the list of names shows how many there are"),
          ),
    },
    {
      weight: platform ? 76 : 0,
      question: platform ? `What happens when ${platform} changes its terms?` : "",
      answer: platform
        ? para(
            `We lose the short way and keep a longer one that needs no connection`,
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
          "interviews-2",
          `by asking twelve ${c.buyers} what has changed for them; we quote no trend report`,
        ),
      ),
    },
    {
      weight: c.form === "marketplace" ? 87 : 0,
      question: "Which side do you fill first, and how?",
      answer: para(
        `The scarcer one, by hand, in one part of ${c.place ?? "one town"}`,
        tested(c, "f-3", `by the share of requests that end in ${c.job[0]}`),
      ),
    },
    {
      weight: 48,
      question: "Where do the first customers come from?",
      answer: para(
        `From ${list(
          c.channels.map(({ name }) => name),
          "and then",
        )}`,
        tested(c, "channel-1", `with money and hours for each new one of the ${c.buyers} written down`),
      ),
    },
  ];
};
