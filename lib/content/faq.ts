import { CLAIMS } from "./marketing";

export const FAQ = [
  {
    question: "What do I get for free?",
    answer:
      "The analysis of your idea, ten brand names with domain checks, and the full business analysis and plan, for up to 3 projects. You need no card.",
  },
  {
    question: "Is this a subscription?",
    answer:
      "No. Each plan is paid once and stays with your account. An upgrade later costs only the difference to what you have already paid.",
  },
  {
    question: "What if it is not for me?",
    answer: `Every paid plan comes with a ${CLAIMS.guarantee}. Ask for it on your billing page within 30 days.`,
  },
  {
    question: "Where do the numbers come from?",
    answer:
      "From your own answers first. What you did not say is filled with a published benchmark or an assumption, and each figure says which of these it is.",
  },
  {
    question: "Are the domain checks reliable?",
    answer:
      "We ask the registries themselves. When one does not answer we show “Not verified” instead of guessing. A free domain is no trademark search.",
  },
  {
    question: "Who owns what comes out?",
    answer: "You do: the names, texts, plans and slides made from your answers are yours to use.",
  },
] as const;
