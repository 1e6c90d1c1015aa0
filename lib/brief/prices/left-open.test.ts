import { readBrief } from "../read-brief";

const linesOf = (businessModel: string, solution = "We give piano lessons at home in Leeds") =>
  readBrief({
    problem: "Children wait months for a place.",
    solution,
    targetAudience: "Families in Leeds",
    differentiator: "A recital every term.",
    businessModel,
  }).lines.map(
    ({ id, price, onTop, attach }) =>
      `${/^plan/.test(id) ? "instead " : ""}${onTop ? "on top " : ""}${attach?.value === 1 ? "all " : ""}${price?.value}`,
  );

test.each([
  ["R350 a session, ten for R3000.", ["350"]],
  ["£30 a lesson, three lessons £80.", ["30"]],
  ["8.50 a tiffin, 20-dinner card at 150.", ["8.5"]],
])("several at once are the lower end of the price: %s", (text, read) => {
  expect(linesOf(text)).toEqual(read);
});

test.each([
  ["$650 for ten hours, $60 each hour more.", "on top 60"],
  ["95 euros monthly for a weekly visit, 40 per night stay.", "on top 40"],
  ["Menu 46 euros, wine pairing 24.", "on top 24"],
  ["Bread class £45 a head, evening workshop £60, apron £18.", "on top 60"],
])("what some take beside it is on top: %s", (text, read) => {
  expect(linesOf(text)[1]).toBe(read);
});

test.each(["1,900 kronor per term in a group of four, 390 for a private hour."])(
  "one of two prices is paid: %s",
  (text) => {
    expect(linesOf(text).every((line) => line.startsWith("instead"))).toBe(true);
  },
);

test("what begins it is paid by everybody, once", () => {
  expect(linesOf("£29 a month for the lessons, joining £20.")).toEqual(["29", "all 20"]);
});

test("what keeps a device going is paid by everybody who has one", () => {
  expect(
    linesOf("€229 for the radio, then €6 a month.", "A radio with two buttons for people with dementia"),
  ).toEqual(["229", "6"]);
});

test("two things with a price each are paid side by side, and an option is left to the customer", () => {
  expect(linesOf("€39 a month for the software and €15 a month for the tablet.")).toEqual(["39", "15"]);
  expect(linesOf("€45 per visit. An optional yearly check costs €79.")[0]).toBe("45");
});

test.each([
  "$34 a month for two bags. Gift box $39 one time.",
  "£22 a month for a box of tea. A gift box is £28 one-off.",
])("a gift beside a subscription is bought by some, and not by every subscriber at the start: %s", (text) => {
  const { lines } = readBrief({
    problem: "Good tea is hard to find.",
    solution: "We post two bags of tea from our own garden every month.",
    targetAudience: "Tea drinkers in Leeds",
    differentiator: "Picked last week.",
    businessModel: text,
  });
  expect(lines[1]?.attach?.value).toBeLessThan(0.5);
});
