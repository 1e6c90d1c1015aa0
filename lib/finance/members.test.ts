import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";

const plan = (businessModel: string) =>
  assume(
    readBrief({
      problem: "Home owners bring mowers to the dealer in April and get them back in June.",
      solution: "I service mowers in the driveway.",
      targetAudience: "Home owners with a lawn in Graz, about 9,000 of them",
      differentiator: "A fixed price.",
      businessModel,
    }),
  );

test("57 members are the part of the customers that takes the membership", () => {
  const { demand, lines } = plan("€95 a tune-up. A yearly membership is €149. We have 57 members now.");
  const share = lines.find(({ kind }) => kind === "recurring")?.attach?.value ?? 1;
  expect(share).toBeLessThan(1);
  expect(demand.startCustomers.value).toBeCloseTo(57 / share, 0);
  expect(demand.startCustomers.note).toContain("assumed");
});

test("customers that are simply counted stay as they were counted", () => {
  const { demand } = plan("€95 a tune-up. A yearly membership is €149. We have 57 customers now.");
  expect(demand.startCustomers.value).toBe(57);
});
