/**
 * The operator's marketing claims. Replace the figures, the testimonials and the guarantee with your own
 * before going live: they are examples of what goes here, not facts about your company.
 */
export const CLAIMS = {
  promise: "A complete startup package in under 2 hours",
  stats: [
    { figure: "500+", label: "ideas launched" },
    { figure: "10k+", label: "entrepreneurs" },
    { figure: "98%", label: "success rate" },
  ],
  guarantee: "30-day money-back guarantee",
  response: "We answer within about 24 hours on business days.",
} as const;

export const TESTIMONIALS = [
  {
    quote:
      "I had carried the idea around for two years. On a Sunday afternoon I had a name, a plan for nine weeks and slides I was not ashamed of.",
    name: "Mara Lindqvist",
    role: "Founder, meal kits for night shifts",
  },
  {
    quote:
      "The analysis told me my price did not cover my costs, and what to change. Nobody had said that to me so plainly.",
    name: "Tomás Ferreira",
    role: "Founder, tool library for tenants",
  },
  {
    quote:
      "What I liked was the order. Each step used what I had said before, so I never started from a blank page.",
    name: "Priya Raman",
    role: "Founder, scheduling for music schools",
  },
] as const;

export const FEATURES = [
  {
    title: "Your words, read closely",
    text: "Five questions, typed or spoken. What you wrote is quoted back to you with what it means for the business.",
  },
  {
    title: "Ten names, checked",
    text: "Each with its reason and a look at its domains. When we could not verify one, we say so.",
  },
  {
    title: "Numbers you can trace",
    text: "Market, revenue and costs, each figure with where it came from: you, a source or an assumption.",
  },
  {
    title: "Something to look at",
    text: "A palette, a mood board and drawn screens that carry your own labels, ready to show to a customer.",
  },
  {
    title: "Sixty days, week by week",
    text: "Tasks with hours and priorities, and the days on which you decide whether to go on.",
  },
  {
    title: "A deck you can present",
    text: "Ten slides built from everything before, and what to say beside each of them.",
  },
] as const;

/** What happens at each step, for the landing page; keyed by the step's id. */
export const STEP_OUTCOMES = {
  concept: "A refined concept, its strengths and what to do first.",
  branding: "Ten names with reasons, and their domains.",
  analysis: "Market, money and competitors, on one page each.",
  prototype: "Palette, mood board, type and drawn screens.",
  plan: "Nine weeks of work that fits your hours.",
  pitch: "Ten slides, and the words that go with them.",
} as const;

/** For whom each plan is, in one line; keyed by tier. */
export const PLAN_SUMMARIES = {
  freemium: "Find out whether the idea holds.",
  spark: "Have something to show.",
  fuel: "Bring it to market.",
  rocket: "Launch with people beside you.",
} as const;
