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
  ["We lend each shop a loan of 1,500 euros at 2% a month for 3 months.", undefined],
])("what is sought in %p", (businessModel, sought) => {
  expect(readBrief({ businessModel, solution: "We mill flour." }).stated.sought?.value).toBe(sought);
});
