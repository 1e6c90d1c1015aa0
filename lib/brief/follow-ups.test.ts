import { EMPTY_ANSWERS } from "@/lib/content/questions";
import { IDEAS } from "@/lib/writing/fixtures";
import { FOLLOW_UPS, withReplies } from "./follow-ups";
import { readBrief } from "./read-brief";

test("a reply closes what was missing", () => {
  const before = readBrief(IDEAS.vague);
  expect(before.missing).toEqual(expect.arrayContaining(["price", "geography"]));
  const after = readBrief(
    withReplies(IDEAS.vague, { price: "$29 per month for each shop", geography: "Leeds" }),
  );
  expect(after.missing).not.toContain("price");
  expect(after.missing).not.toContain("geography");
  expect(after.lines[0]?.price?.value).toBe(29);
  expect(after.geography?.label).toBe("Leeds");
  expect(after.segments.some(({ text }) => /^(We )?start/i.test(text))).toBe(false);
});

test("who exactly is said first, so that it leads", () => {
  const { segments } = readBrief(withReplies(IDEAS.vague, { segment: "Owners of independent bakeries" }));
  expect(segments[0]?.text).toContain("Owners of independent bakeries");
});

test("empty replies change nothing, and one that finds no room is left out", () => {
  expect(withReplies(IDEAS.hvac, { price: "  " })).toEqual(IDEAS.hvac);
  const full = { ...EMPTY_ANSWERS, businessModel: "x".repeat(3_990) };
  expect(withReplies(full, { price: "$29 per month for each shop" })).toEqual(full);
});

test.each(Object.values(FOLLOW_UPS).filter(({ slot }) => slot !== "offer" && slot !== "year"))(
  "the example for $slot is itself understood",
  ({ slot, example }) => {
    const answers = {
      ...EMPTY_ANSWERS,
      solution: "We bake bread and sell it by the box to offices.",
      businessModel:
        slot === "price"
          ? ""
          : `Each box of bread costs $34.${slot === "customers" ? " Most customers stay for a year." : ""}`,
      targetAudience: slot === "segment" ? "" : "Offices",
    };
    expect(readBrief(answers).missing).toContain(slot);
    expect(readBrief(withReplies(answers, { [slot]: example })).missing).not.toContain(slot);
  },
);
