import type { Slide } from "@/lib/artifacts/pitch/artifact";
import type { Case } from "../case";
import { quote } from "../frames";
import { type Asked, unknown } from "./asked";
import { type Line, may, must } from "./line";
import { spoken } from "./slide";

/** Nobody knows yet who buys: no sum says anything. */
export const isOpen = (c: Case): boolean => c.vague && !c.foreign;

/** What is said of money while nobody knows who pays: what is found out, and no sum. */
export const moneyOfVague = (): Line[] => [
  must("There is no price yet, and I will not make one up for this talk"),
  must(
    "What I can say is how we find it: we name a price to five people when we hand them the first small version, and we write down what they compare it with",
  ),
  may(5, "A price that nobody has heard yet is a wish, and so is every sum that is built on it"),
];

/** The same of the years to come. */
export const yearsOfVague = (): Line[] => [
  must(
    "I show you no forecast, because three things are still open: who exactly it is for, what the problem costs them, and what they would pay",
  ),
  must(
    "Each of them can be settled in two weeks without any money, with twelve conversations and two small tries",
  ),
  must("When they are settled I come back with a sum that you can check line by line"),
  may(
    3,
    "If they cannot be settled, you will hear that too, and I will have lost two weeks and nothing else",
  ),
  may(4, "I would rather be asked why the number is missing than why it was wrong"),
];

const slide = (title: string, content: string[], ...keyPoints: string[]): Slide => ({
  title,
  content,
  keyPoints: spoken(...keyPoints),
});

export const marketSlideOfVague = (): Slide =>
  slide(
    "We count people by name before we speak of a market",
    [
      "First: one kind of people whom we can meet this week",
      "Then: how many of them we can list in one evening",
      "A market in money follows when they have told us what it costs them",
    ],
    "Say which kind of people you will ask first, and why these",
    "Say openly that any market figure today would be invented",
  );

export const modelSlideOfVague = (): Slide =>
  slide(
    "No price yet: five people hear one in week 2",
    [
      "Open: who pays, how much and how often",
      "Open: what it takes to make one, in hours and money",
      "Found out by selling the smallest version to five people",
    ],
    "Say what people pay for the nearest thing today, if you have seen it",
    "Promise the first real sum for the next talk",
  );

export const financeSlideOfVague = (): Slide =>
  slide(
    "No forecast before three answers",
    [
      "Who exactly it is for",
      "What the problem costs them today",
      "What they would pay, and how often",
      "All three can be settled in two weeks without money",
    ],
    "Say plainly why there is no sum on this slide",
    "Say on which day the answers will be there",
  );

/** What a listener asks while everything is open, and what can be answered. */
export const questionsOfVague = (c: Case): Asked[] => [
  {
    weight: 92,
    question: "Who exactly is this for?",
    answer: unknown(c, "talks", "by asking twelve people of one kind about the last time it happened"),
  },
  {
    weight: 90,
    question: "Why is there no forecast?",
    answer:
      "Because nobody has paid or even heard a price yet, and a sum without one would only look like knowledge. We bring one when five people have heard a price.",
  },
  {
    weight: 88,
    question: "What is it in the end, and how often do people get it?",
    answer:
      "That is still open. We make two small versions for the same people, look which of them is finished and asked for again, and drop the other.",
  },
  {
    weight: 78,
    question: "Why would it be different from what there is for nothing?",
    answer: `So far we can only say it in our own words: ${quote(c.context.brief.answers.differentiator)}. Whether anybody notices the difference, twelve conversations will show.`,
  },
  {
    weight: 71,
    question: "What do you need from us today?",
    answer:
      "No money. It would help to meet people of one kind: name one whom we should hear, and we tell you what came of it.",
  },
  {
    weight: 66,
    question: "What can be lost?",
    answer:
      "Two weeks of evenings. We spend nothing before somebody has paid for the smallest version, so there is nothing else to lose.",
  },
];
