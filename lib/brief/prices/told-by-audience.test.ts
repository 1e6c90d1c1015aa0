import { readBrief } from "../read-brief";

const often = (targetAudience: string, businessModel: string) =>
  readBrief({
    problem: "People have no time for it and nobody near does it well.",
    solution: "I do it at their place and send a photo after.",
    differentiator: "Always me, never somebody else.",
    ...{ targetAudience, businessModel },
  }).lines.map((line) => Math.round((line.unitsPerCustomerMonth?.value ?? 0) * 100) / 100);

test.each([
  ["Working couples with a dog. I'd expect most of them to want me 3 days a week.", "£14 a walk.", [13]],
  ["Elderly people who live alone. Most need a visit twice a week.", "£22 a visit.", [8.67]],
  ["Tradies in Victoria.", "Packs are A$57. We expect people to buy 2 packs a year.", [0.17]],
  ["Runners who want help.", "R250 per session. I expect clients to come twice a week.", [8.67]],
  [
    "A regular would come about once a week, 46 weeks of the year.",
    "$12 for a large soup. The ingredients and the cup come to about $3.80 a serve.",
    [4.33],
  ],
  ["Realtors. A typical agent I have spoken to lists around 12 homes a year.", "$189 per listing.", [1]],
  ["Home owners.", "£28 a visit. In a normal season that's 17 visits for a garden.", [1.42]],
  ["Cafes in Lyon.", "Bags of beans at €18. We expect to sell 300 bags a month by month 6.", [0]],
])("how often one of them comes: %s %s", (audience, model, counts) =>
  expect(often(audience, model)).toEqual(counts),
);
