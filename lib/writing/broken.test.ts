import { caseOf } from "./case";
import { narrower } from "./concept";
import { writingContext } from "./context";
import { figureOf } from "./figure-of";
import { ifAny, t } from "./frames";
import { clauseWithin } from "./in-sentences";
import { material } from "./material";
import { speakingPoints } from "./pitch/cues";
import { NO_PRICE, priceOnce } from "./price-once";
import { isWhole } from "./whole";

test("a tail that is not there is nothing, in every template", () => {
  expect(`begin with what has happened so far${ifAny("")}`).toBe("begin with what has happened so far");
  expect(t`begin with what has happened so far${ifAny("")}`).toBe("begin with what has happened so far");
  expect(`so far${ifAny(", and with you")}`).toBe("so far, and with you");
});

test.each([
  [`Put the price of ${NO_PRICE} on the last screen.`, `Put ${NO_PRICE} on the last screen.`],
  [`Say what it is and the price: ${NO_PRICE}.`, `Say what it is and ${NO_PRICE}.`],
  [`Your price of ${NO_PRICE} stands beside it.`, "The price you chose stands beside it."],
  [`Ask them to pay at ${NO_PRICE}.`, `Ask them to pay at ${NO_PRICE}.`],
])("a price that is not named has no price of its own: %s", (said, read) => {
  const group = { tag: "" } as ReturnType<typeof caseOf>["group"];
  expect(priceOnce({ charged: "", prices: "", group })(said)).toBe(read);
});

test.each([
  [
    "In my fourteen years in procurement advisory, I saw roughly one in five bids excluded for a formal defect such as a missing certificate",
    "",
  ],
  ["In Leeds when a boiler breaks in winter, families wait four days or more for anybody who repairs it", ""],
  [
    "In winter the yard is empty, and every second order goes to a firm that nobody here has ever met",
    "In winter the yard is empty",
  ],
])("an opening phrase is no clause: %s", (said, kept) => {
  expect(clauseWithin(said, 12)).toBe(kept);
});

test.each([
  ["Solar cold rooms at the market where", false],
  ["the hall in which", false],
  ["they never know where", true],
  ["the market where farmers park crates", true],
])("%s", (said, whole) => {
  expect(isWhole(said)).toBe(whole);
});

test.each([
  [
    "in my fourteen years in procurement advisory, I saw roughly one in five bids excluded for a formal defect",
    "roughly one in five bids excluded for a formal defect",
  ],
  [
    "at the same time I walked through 40 warehouses and on average a third of the floor was empty",
    "on average a third of the floor was empty",
  ],
  [
    "over ten years I have seen that half of all gardens are sold unfinished",
    "half of all gardens are sold unfinished",
  ],
  [
    "tomato farmers lose about a third of what they pick",
    "tomato farmers lose about a third of what they pick",
  ],
  ["you use half of it for one semester", null],
  ["I tuned a third of them for 19 years", null],
])("the figure is told of those who have the problem: %s", (said, figure) => {
  expect(figureOf([said], `Something else. ${said}.`)).toBe(figure);
});

test("a vague idea gets three groups to ask, each with what to ask them, and no figure to learn by heart", () => {
  const answers = {
    problem: "People today have a lot of problems and things are not as easy as they should be.",
    solution:
      "A modern platform that makes everything simpler and faster and brings it all together in one place.",
    targetAudience: "Anyone who needs it, people and also companies.",
    differentiator: "We do it better and with more quality than the others.",
    businessModel: "There are many ways to make money from it.",
  };
  const c = caseOf(
    material(
      writingContext({ answers, brandName: "Smooth Run", prior: {}, seed: "vague", startDate: "2026-11-30" }),
    ),
  );
  expect(c.vague).toBe(true);
  expect(narrower(c).every((version) => version.includes("what do"))).toBe(true);
  expect(speakingPoints(c).join(" ")).not.toContain("by heart");
});
