import { assume } from "@/lib/finance/assumptions";
import { readBrief } from "../read-brief";

test.each([
  [
    "A larger mill costs 1.2 million shillings, and we are looking for a loan of 1.5 million shillings.",
    1_500_000,
  ],
  [
    "We need 85,000 euros for the moulds and the first production run, and we hope to raise 120,000 euros through crowdfunding.",
    120_000,
  ],
  ["Second van S$46,000; we seek S$120,000 and target 100 offices by mid-2027.", 120_000],
  [
    "Visits cost schools 1,500 euros. The boat and books, about 90,000 euros, we hope to get from foundations.",
    90_000,
  ],
  ["Repairs are 25 euros. Tools and the first parts, about 6,500 euros, are still missing.", 6_500],
  [
    "35 euros per person. Insurance is 140 euros a month and the stairs, about 9,000 euros, we are looking for from the municipality.",
    9_000,
  ],
  ["The press is 38,000 euros and we are applying for 20,000 euros from the regional fund.", 20_000],
  ["We lend each shop a loan of 1,500 euros at 2% a month for 3 months.", undefined],
])("what is sought in %p", (businessModel, sought) => {
  expect(readBrief({ businessModel, solution: "We mill flour." }).stated.sought?.value).toBe(sought);
});

test("what is bought with money that is sought stands before the sum as well", () => {
  const { stated } = readBrief({
    businessModel:
      "Membership €5 a month. The container and first tools, about €18,000, we are looking for from donors.",
    solution: "A tool library.",
  });
  expect([stated.sought?.value, stated.capex?.value]).toEqual([18_000, 18_000]);
});

test("what the sum sought pays for before the first sale is counted, the goods of it as they are sold", () => {
  const brief = readBrief({
    businessModel:
      "Unit 1 995 SEK incl VAT. Component and assembly cost is about 640 SEK at 500 pcs. We need around 400 000 for the first real batch and CE testing.",
    solution: "A box that warns by SMS when a boat takes in water.",
    targetAudience: "Boat owners in Sweden",
  });
  expect(brief.stated.sought?.value).toBe(400_000);
  expect(assume(brief).capex[0]?.cost.value).toBe(80_000);
});
