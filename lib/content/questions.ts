import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";

export interface Question {
  field: AnswerField;
  /** One word, for the step dots and the review. */
  topic: string;
  title: string;
  help: string;
  placeholder: string;
  example: string;
  /** The form's minimum in characters, stricter than the server's. */
  min: number;
}

/** The most the server takes per answer. */
export const ANSWER_MAX = 4_000;

export const QUESTIONS = [
  {
    field: "problem",
    topic: "Problem",
    title: "What problem are you solving?",
    help: "Describe one situation in which it hurts: who is there, what goes wrong, and what it costs them in time or money.",
    placeholder: "When does it happen, to whom, and what do they do about it today?",
    example:
      "Repair shops for bicycles lose about an hour a day on the phone telling customers whether their bike is ready. Half of the calls come while a mechanic has greasy hands, so they go unanswered.",
    min: 50,
  },
  {
    field: "solution",
    topic: "Solution",
    title: "What is your solution?",
    help: "Say what it does in the order a customer meets it. Plain nouns beat adjectives.",
    placeholder: "A customer opens it, and then…",
    example:
      "A mechanic scans a tag on the bike at each stage of the repair. The owner gets a text with a photo and the price to approve, and can pay before pick-up.",
    min: 50,
  },
  {
    field: "targetAudience",
    topic: "Customer",
    title: "Who is your target customer?",
    help: "Name the people who would pay first: their job or situation, the size of their firm or household, and where they are.",
    placeholder: "Who exactly, how many of them, and where?",
    example: "Owners of independent bicycle repair shops in the Netherlands with two to eight mechanics.",
    min: 30,
  },
  {
    field: "differentiator",
    topic: "Difference",
    title: "What makes you different?",
    help: "What do they use today, and why would they switch? Something you can show counts more than something you can claim.",
    placeholder: "Today they use… Ours is different because…",
    example:
      "Shop software needs a desk and a keyboard. Ours works with one thumb on a phone, and needs no change to the till.",
    min: 30,
  },
  {
    field: "businessModel",
    topic: "Money",
    title: "How will you make money?",
    help: "Who pays, for what, how much and how often. A guess is fine: write it as a number.",
    placeholder: "They pay … per …",
    example: "€49 per shop a month, plus 1% of repairs paid through the text.",
    min: 25,
  },
] as const satisfies readonly Question[];

export const EMPTY_ANSWERS: QuizAnswers = {
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
};

/** How many characters are still missing; 0 when the answer is long enough. */
export const missingCharacters = (question: Question, answer: string): number =>
  Math.max(0, question.min - answer.trim().length);

export const allAnswered = (answers: QuizAnswers): boolean =>
  QUESTIONS.every((question) => missingCharacters(question, answers[question.field]) === 0);
