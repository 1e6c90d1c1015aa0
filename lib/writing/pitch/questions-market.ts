import { para, t } from "../frames";
import type { Material } from "../material";
import { type Asked, unknown } from "./asked";

/** About buyers, rivals and size. */
export const marketQuestions = (m: Material): Asked[] => {
  const { market: sizing } = m.context.model;
  const [platform] = m.context.brief.named.platforms;
  const rival = m.rivals[0];
  const neighbour = m.kind.adjacent[0];
  return [
    {
      weight: 88,
      question: m.pay ? `Why would ${m.payer} ${m.pay}?` : `Why would ${m.payer} pay for this at all?`,
      answer: para(
        m.statistic
          ? `Because of what it costs them today: ${m.statistic}`
          : m.trouble && !m.foreign
            ? `Because of what they live with today: ${m.trouble}`
            : `What they do without it: ${m.kind.today[0]}`,
        unknown(m, "price-talks", `in five conversations in which ${m.charged || "a price"} is said aloud`),
      ),
    },
    {
      weight: 80,
      question: rival
        ? `What stops ${rival} from doing the same?`
        : `What stops ${neighbour?.who ?? "a larger firm"} from doing the same?`,
      answer: para(
        m.proofs[0] && !m.foreign
          ? `Nothing for good; today they would first have to match this: ${m.proofs[0]}`
          : "Nothing today, and we would rather say it than claim a wall",
        `What grows with use is ${m.kind.moat}`,
      ),
    },
    {
      weight: 72,
      question: "How large can this become, counted from below?",
      answer: sizing.sized
        ? t`${m.show("sam_customers")} ${m.customerNoun} can be served, worth ${m.show("sam")} a year; winning ${m.show("som")} of it in three years is the aim, and the factors behind it are marked as sourced or assumed.`
        : para(
            `Not known yet: nobody has counted ${m.who}${m.place ? ` in ${m.place}` : ""} for us`,
            unknown(m, "prospects", "when the list of names shows how many there are").replace(
              "Not known yet: tested",
              "A first count is made",
            ),
          ),
    },
    {
      weight: platform ? 76 : 0,
      question: platform ? `What happens when ${platform} changes its terms?` : "",
      answer: para(
        `We lose the short way and keep a long one: one path works without any connection`,
        platform && unknown(m, "x-platform", `on one pilot case, with ${platform} switched off`),
      ),
    },
    {
      weight: 58,
      question: "Why now, and not three years ago?",
      answer: para(
        unknown(
          m,
          "interviews-2",
          `by asking twelve ${m.who} what has changed for them; we quote no trend report`,
        ),
      ),
    },
    {
      weight: m.archetype === "marketplace" ? 86 : 0,
      question: "Which side do you fill first, and how?",
      answer: para(
        `The scarcer one, by hand, in one part of ${m.place ?? "one town"}; the other side is invited when its request is likely to be met`,
        unknown(m, "pilots", "by the share of requests that end in a deal"),
      ),
    },
    {
      weight: 46,
      question: `Where do the first customers come from?`,
      answer: para(
        `From ${m.channels[0].name}: ${m.channels[0].why}`,
        unknown(m, "channel-1", `with the cost of each ${m.action} written down`),
      ),
    },
  ];
};
