import { readBrief } from "../read-brief";
import { answersSignature } from "../test-signature";

const IDEA = [
  "Gardens run wild",
  "A gardener builds and plants small front gardens",
  "House owners",
  "Dry",
] as const;

/** A sentence of named sums behind the price: all of it is paid by the business, or asked about. */
test.each([
  [
    "€900 per garden. Shed €150 a week, gardener €85 per visit, two helpers at €15 an hour for six hours.",
    "EUR | perUse 900 cost 265 ; fixedMonthly 650",
    [],
  ],
  [
    "€900 per garden. Two gardeners at €170 a day for two days, soil and mulch €90, van €35 per job.",
    "EUR | perUse 900 cost 805",
    [],
  ],
  ["€900 per garden. A gardener is paid €170 a day.", "EUR | perUse 900", [170]],
  ["€12 per plant. A gardener is paid €170 a day.", "EUR | unitSale 12 ; fixedMonthly 3570", []],
  ["€60 per tree. Plant €22 a tree.", "EUR | unitSale 60", [22]],
  ["€900 per garden. Stakes about €14 per bed.", "EUR | perUse 900", [14]],
] as const)("%s", (businessModel, read, unread) => {
  const [problem, solution, targetAudience, differentiator] = IDEA;
  expect(answersSignature([...IDEA, businessModel])).toBe(read);
  const { unreadSums } = readBrief({ problem, solution, targetAudience, differentiator, businessModel });
  expect(unreadSums.map(({ amount }) => amount)).toEqual(unread);
});
