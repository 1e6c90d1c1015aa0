import { readBrief } from "../read-brief";

const answers = {
  problem: "There is a waiting list of six years for an allotment.",
  solution: "We match people who want to grow vegetables with people who have a garden to spare.",
  targetAudience: "Families in Norwich.",
  differentiator: "",
  businessModel: "Members pay £30 a year.",
};
const atStart = (differentiator: string) => readBrief({ ...answers, differentiator }).stated.budget?.value;

test.each([
  ["The city council has promised us 5,000 pounds for the first year.", 5000],
  ["A foundation gave us £12,000.", 12_000],
  ["We have a grant of £8,000 from the lottery.", 8000],
  ["We won £10,000 in a competition.", 10_000],
  ["We have received £3,000 from the parish council.", 3000],
])("%s stands in the account at the start", (said, value) => expect(atStart(said)).toBe(value));

test.each([
  ["The council pays us £40 per visit."],
  ["We have customers who spend £5,000 with us."],
  ["The hospital loses £15,000 each time a nurse leaves."],
])("%s is no money of ours", (said) => expect(atStart(said)).toBeUndefined());

test("a charity that says so of itself is one, and people who want to grow are no growers by trade", () => {
  const brief = readBrief({
    ...answers,
    differentiator: "We are a charity of four volunteers.",
    businessModel: "Growers pay a membership of £30 a year, garden owners pay nothing.",
  });
  expect(brief.archetypes[0]?.id).toBe("nonprofit");
  expect(brief.b2b).toBe(false);
});
