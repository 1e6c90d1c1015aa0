import { soldAlready } from "@/lib/finance/assume-costs";
import { type Standing, standingOf } from "@/lib/writing/standing";
import { readBrief } from "../read-brief";
import { kindOfStatement } from "./classify";

const standing = (businessModel: string, targetAudience = "Households in our town.") => {
  const brief = readBrief({
    problem: "It takes too long today.",
    solution: "A small thing that does it for them.",
    targetAudience,
    differentiator: "It is easy to clean.",
    businessModel,
  });
  return { stands: standingOf(brief), sells: soldAlready(brief), traction: brief.stated.traction };
};

const TOLD: readonly (readonly [Standing, string])[] = [
  ["nothing", "£65 each. Nothing sold so far, the website goes live next month."],
  ["nothing", "£28 a mat. No paying customers yet. I've spent £3,200 on the first moulds."],
  ["nothing", "£85 a clean. We start in May and have not taken any bookings."],
  ["nothing", "$99 each. I've spent $8,500 on prototypes so far."],
  ["joined", "We take 20%. 12 owners have signed up so far, but no paid rentals yet."],
  ["joined", "We keep 15% of each ride. 22 drivers have signed up but we have not launched for riders."],
  ["joined", "We take 20% of each bag. We have agreements with 9 bakeries; customers can order from March."],
  ["joined", "We keep 20% of each lesson. 30 tutors have registered on the site, no students yet."],
  ["promise", "£6 a month per flat. We have 15 landlords signed up, but none has paid a fee yet."],
  ["test", "$7 a month. About 40 runners are trying an early version."],
  ["users", "$99 each. 6 families have one on their wall."],
  ["test", "A$57 a pack. 14 mates have worn the samples for 3 months and like them."],
  ["test", "€4 a month. We are in closed beta with 60 singers, free until Christmas."],
  ["users", "90 pesos a bowl. My colleagues eat it every day and only pay for the ingredients."],
  ["users", "€42 each. Six dog owners have been using the harness for two months."],
  ["test", "£8 a class. I ran one free workshop with 14 mums."],
  ["test", "$9 a jar. I gave 25 jars to friends and they all want more."],
  ["promise", "£45 a week. The landing page has 240 sign-ups, nobody has paid."],
  ["pays", "£150 a month. My first client pays me £150 a month."],
  ["pays", "R350 a month. 20 restaurants use it, 6 of them pay."],
  ["sold", "RM 140 a set. We've had 35 orders through Instagram."],
  ["sold", "€18 each. I've sold about 60 at the market. No online orders yet."],
];
test.each(TOLD)("%s: %s", (stands, businessModel) => {
  const told = standing(businessModel);
  expect(told.stands).toBe(stands);
  expect(told.sells).toBe(stands === "pays" || stands === "sold");
});

test("what has not happened yet stays beside what has", () => {
  const [told] = standing(
    "We keep 12%. We have signed up 18 technicians but have not opened to customers.",
  ).traction;
  expect(told?.text).toBe("We have signed up 18 technicians but have not opened to customers");
});

test.each([
  "£35 for a chair. I've done 5 chairs for friends so far, not charged them.",
  "$45 an hour. I've cleaned for three neighbours as a favour.",
  "€30 a tour. I guided friends about ten times without taking money.",
  "Free to readers. A single sponsor spot per issue. 210 parents get it now, no sponsors so far.",
])("work that nobody was charged for is no sale: %s", (businessModel) => {
  const { stated } = readBrief({
    problem: "Chairs go wobbly and people throw them away.",
    solution: "I collect the chair, glue the joints and bring it back in a week.",
    targetAudience: "Homeowners in Leeds.",
    differentiator: "I tell the price before I come.",
    businessModel,
  });
  expect(stated.customers).toBeUndefined();
  expect(stated.traction.map(({ text, field }) => kindOfStatement(text, field))).not.toContain("sold");
});
