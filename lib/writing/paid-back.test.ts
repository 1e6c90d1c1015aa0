import { readBrief } from "@/lib/brief/read-brief";
import { bringBack, goWrongAmong, paidBack } from "./paid-back";

const told = (problem: string, businessModel = "£190 per lab per month") =>
  paidBack(
    readBrief({
      problem,
      solution: "Software for dental labs: an order form that will not send without a shade.",
      targetAudience: "Owners of dental labs in Leeds",
      businessModel,
    }),
  );

test("what one mishap costs says how many prevented pay for a month, and among how many pieces they are found", () => {
  const back = told(
    "The shade gets lost and about one crown in twelve has to be made again, which costs the lab around £95 in material each time.",
    "£190 per lab per month for up to 5 technicians and £340 above that",
  );
  expect(back?.said).toBe(
    "about one crown in twelve has to be made again, which costs the lab around £95 in material each time",
  );
  expect(back && bringBack(back)).toBe("two crowns saved a month pay for £190, and four for £340");
  expect(back && goWrongAmong(back)).toBe("at one crown in twelve, two go wrong among 24");
});

test("a sum without how often leaves the pieces out, and one by the month is no mishap", () => {
  const back = told("When the van is late, a missed delivery costs the lab £95.");
  expect(back && [bringBack(back), goWrongAmong(back)]).toEqual(["two prevented a month pay for £190", ""]);
  expect(told("Labs lose £450 a month to returned crowns.")).toBeNull();
  expect(told("Labs pay a courier £12 a trip.")).toBeNull();
});
