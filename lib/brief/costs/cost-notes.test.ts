import { readBrief } from "../read-brief";

test("a note that two reasons make is one sentence", () => {
  const { lines } = readBrief({
    problem: "When a seamstress's machine stops in Kumasi she waits five days without earning.",
    solution:
      "We come to the shop on a motorbike and fix the sewing machine. We also do a service every three months for those who pay monthly.",
    targetAudience: "Seamstresses and tailors with one to six machines in Kumasi",
    differentiator: "The repair has a 60 day guarantee.",
    businessModel:
      "A visit is GHS 150. The monthly plan is GHS 45 per machine. Fuel is about GHS 22 per visit and Kwabena gets GHS 60 for each visit he does.",
  });
  const notes = lines.flatMap(({ unitCost }) => unitCost?.note ?? []);
  expect(notes.join(" ")).toMatch(/spread over the 2 that a customer has, every three months/);
  expect(notes.join(" ")).not.toMatch(/\.,/);
});
