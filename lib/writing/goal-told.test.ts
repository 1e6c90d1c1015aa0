import { goalTold } from "./goal-told";

const goal = (businessModel: string) =>
  goalTold({
    language: "en",
    answers: {
      problem: "We want 9 of them.",
      solution: "",
      targetAudience: "",
      differentiator: "",
      businessModel,
    },
  });

test.each([
  [
    "The device sells for $99. The goal is 500 preorders, and I'm looking for $60,000 for tooling.",
    "The goal is 500 preorders",
  ],
  [
    "$240 a month. One roofing company already pays me and I'd like to get to 15 clients before I quit my day job.",
    "I'd like to get to 15 clients before I quit my day job",
  ],
  [
    "₹2,600 a month. Aim is 80 monthly customers within six months, then I leave my job.",
    "Aim is 80 monthly customers within six months",
  ],
  ["$145 a month. I have $14,000 saved and need 25 members to be ok.", ""],
  [
    "₹5,999 each. Batch size is 40 students and we want to run 4 batches in the first year.",
    "we want to run 4 batches in the first year",
  ],
  ["€9 a jar. We hope to sell 300 jars before Christmas.", "We hope to sell 300 jars before Christmas"],
  ["£20 an hour. I want to earn £2,000 a month.", ""],
  ["KES 1,000 a lesson. We aim to raise $20,000.", ""],
  ["€12. Our target is 30 schools by 2027.", "Our target is 30 schools by 2027"],
  ["A$57 a pack. We expect people to buy 2 packs a year.", ""],
])("%s", (said, told) => expect(goal(said)).toBe(told));
