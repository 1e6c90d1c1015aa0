import { answersSignature } from "../test-signature";

const STORE = [
  "Tomatoes go soft",
  "Cold rooms where a farmer can park crates for up to 9 days",
  "Farmers around Kirinyaga",
  "Dry",
] as const;

/** What is earned beside something else stands for itself, and is as frequent as what it is paid with. */
test.each([
  [
    "KES 25 per crate per night, room holds 320 crates. Second, we take 3% when a buyer purchases through us. Third, we rent the plastic crates at KES 10 per trip.",
    "KES | capacity 25/day | take 3% | perUse 10 ; capacity 9600",
  ],
  ["€4 a bag a day. We rent the bags at €2 per trip.", "EUR | perUse 4/day | perUse 2"],
  ["€24 a lesson. We rent the hall at €40 per evening.", "EUR | perUse 24 cost 40"],
  ["We sell pots for €30. We keep 20%.", "EUR | take 20% of 30"],
  [
    "The school pays us 4% of the fees we pay forward. The family pays €3 service charge a month.",
    "EUR | take 4% | recurring 3/month",
  ],
  [
    "$640 per month per shop, and $900 to set up the program at the start. Extra training days are $480 for up to ten people.",
    "USD | recurring 640/month | oneOff 900 | unitSale 480",
  ],
  ["€24 per month or €240 per year per farm.", "EUR | recurring 24/month"],
  [
    "€20 a month. In time restaurants might pay €15 a month to get table cards.",
    "EUR | recurring 20/month | later recurring 15/month",
  ],
] as const)("%s", (businessModel, read) => {
  expect(answersSignature([...STORE, businessModel])).toBe(read);
});

const CHECKS = (audience: string, businessModel: string) =>
  answersSignature([
    "Payslips are edited",
    "REST API. Send the image, get a score",
    audience,
    "Dry",
    businessModel,
  ]);

test("how often one customer pays is told of those who buy, and steps begin where the one before ends", () => {
  expect(CHECKS("Lenders. A typical integration would run 2,500 checks a month.", "$1.80 per check.")).toBe(
    "USD | perUse 1.8 x2500",
  );
  expect(CHECKS("Lenders. We have run 2,500 checks a month so far.", "$1.80 per check.")).toBe(
    "USD | perUse 1.8",
  );
  expect(CHECKS("Lenders", "First 1,000 calls free every month, then $0.60, $0.35 above 500,000.")).toBe(
    "USD | perUse 0.6",
  );
});
