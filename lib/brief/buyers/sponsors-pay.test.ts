import { readBrief } from "../read-brief";
import { sponsorsPay } from "./sponsors-pay";

const answers = (targetAudience: string, solution: string, businessModel: string) => ({
  problem: "",
  differentiator: "",
  targetAudience,
  solution,
  businessModel,
});

test.each([
  [
    "Readers are parents of kids under 10 in Boise. The ones who'd pay are local places that want those families: gyms.",
    "A short free email every Thursday.",
    "Free to readers. A single sponsor spot in each issue, sold to local businesses, and maybe later a paid listing.",
    "local businesses",
  ],
  [
    "Runners in Boston read it. Running shops and physio practices pay for it.",
    "A weekly running email.",
    "Free for readers. One sponsor per issue, price not fixed yet.",
    "Running shops and physio practices",
  ],
  [
    "Listeners are young farmers in Munster. Sponsors would be feed merchants and machinery dealers in Cork.",
    "A podcast about farm life.",
    "The podcast is free. Two sponsor slots per episode, I don't know the price yet.",
    "feed merchants and machinery dealers in Cork",
  ],
  [
    "Cyclists in Pune. Advertisers are bike shops, nutrition brands and event organisers.",
    "A monthly magazine, given away at cafes.",
    "Free to readers, paid by advertisers.",
    "bike shops, nutrition brands and event organisers",
  ],
  [
    "Students in Dublin. The ones who pay are cafes, shops and hotels looking for staff.",
    "A weekly email with part-time jobs.",
    "Free for students. Employers will pay for a highlighted ad, price open.",
    "cafes, shops and hotels looking for staff",
  ],
])("whoever is seen by those who pay nothing is the customer: %s", (audience, solution, model, expected) => {
  const brief = readBrief(answers(audience, solution, model));
  expect([brief.segments.map(({ text }) => text), brief.b2b]).toEqual([[expected], true]);
});

test.each([
  [
    "Freelancers in Austin.",
    "A newsletter.",
    "Free weekly edition, paid edition at $9 a month, sponsors later.",
  ],
  ["Gardeners in Kent.", "A weekly email.", "Free to readers. Sponsors pay £150 per issue."],
  ["Parents in Leeds.", "An app.", "£4 a month."],
])("a price that is told stays: %s", (audience, solution, model) =>
  expect(sponsorsPay(answers(audience, solution, model))).toBe(false),
);

test("readers of what is free are no customers of the sponsors, and nothing is sold", () => {
  const { stated } = readBrief(
    answers(
      "Readers are parents in Boise.",
      "A short free email.",
      "Free to readers. A sponsor spot, sold to local businesses. Right now 210 people are on the list, and no sponsors.",
    ),
  );
  expect([stated.unsold !== undefined, stated.customers]).toEqual([true, undefined]);
});
