import { readBrief } from "../read-brief";

test("the sum that a share comes to is no second price", () => {
  const { lines } = readBrief({
    problem: "A good plumber is found by luck.",
    solution: "An app where you post the job with a picture and checked artisans near you send their price.",
    targetAudience: "Households in Lagos who have no time to chase workmen",
    businessModel:
      "We take 12% from the artisan on every job. Average job is about ₦25,000 so that is ₦3,000 for us.",
  });
  expect(lines.map(({ kind }) => kind)).toEqual(["take"]);
  expect(lines[0]?.averageOrder?.value).toBe(25_000);
});
