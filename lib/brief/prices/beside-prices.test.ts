import { readBrief } from "../read-brief";

const read = (businessModel: string, solution: string, targetAudience = "Households in Ghent") =>
  readBrief({ solution, targetAudience, businessModel });

const linesOf = (businessModel: string, solution: string, targetAudience?: string) =>
  read(businessModel, solution, targetAudience).lines.map(
    ({ id, label, price, unitCost, takeRate, averageOrder }) =>
      [
        `${/^plan-/.test(id) ? `${id} ` : ""}${label}`,
        takeRate ? `${takeRate.value * 100}% of ${averageOrder?.value}` : price?.value,
        unitCost ? `costs ${unitCost.value}` : "",
      ]
        .filter((part) => part !== "")
        .join(", "),
  );

test("an optional yearly check is no other way to pay for the visits", () => {
  expect(
    linesOf(
      "45 euros for a visit, parts at cost plus 20%. Yearly check for 79 euros, optional.",
      "A repair service for washing machines at home.",
    ),
  ).toEqual(["Fee per visit, 45", "Subscription, 79"]);
});

test("a cost said behind a price is the cost of that thing, and no thing of its own", () => {
  expect(
    linesOf(
      "Blocks 3.20 euros each, cost 1.35. Kit 14.90 retail, cafe keeps 3.00, cost 4.60.",
      "Building blocks pressed from coffee grounds, and a kit to grow mushrooms at home.",
      "Cafés in Ljubljana and their guests",
    ),
  ).toEqual(["Block, 3.2, costs 1.35", "Kit, 14.9, costs 7.6"]);
  expect(
    linesOf(
      "CHF 38 per box a week, fruit costs CHF 17. Gift box CHF 45, costs CHF 21.",
      "Fruit boxes from farms brought to offices by cargo bike.",
      "Offices in Basel",
    ),
  ).toEqual(["Fee per box, 38, costs 17", "Gift box, 45, costs 21"]);
});

test("what is charged to the seller and done by the founder is a price beside the commission", () => {
  expect(
    linesOf(
      "We keep 40% of the sale price, dresses sell for about £600. Cleaning £45 charged to the seller, alterations from £80.",
      "A shop where brides sell their wedding dress to other brides. I clean it and keep it for fittings.",
      "Brides in Manchester",
    ),
  ).toEqual(["Commission, 40% of 600", "Cleaning, 45", "Alteration, 80"]);
});

test("a dearer price of the same deed and a month that costs less than one time are chosen by some", () => {
  expect(linesOf("€120 per tuning, €150 for a grand piano.", "Piano tuning at home.")).toEqual([
    "plan-1 Fee per tuning, 120",
    "plan-2 For a grand piano, 150",
  ]);
  expect(linesOf("€25 per call or €6 a month", "We read letters from the authorities by phone.")).toEqual([
    "plan-1 Fee per call, 25",
    "plan-2 Subscription, 6",
  ]);
});

test("what is paid once beside monthly costs is bought, and an area is a unit", () => {
  const { stated, lines } = read(
    "0.12 € per m² and season, minimum order 900 €. A shepherd costs us 2,600 € a month, fence and water 4,000 € once.",
    "We rent out a herd of goats which graze the land, with fence and shepherd.",
    "Operators of solar parks in southern Germany",
  );
  expect(stated.fixedMonthly?.value).toBe(2600);
  expect(stated.capex?.value).toBe(4000);
  expect(lines[0]?.price?.value).toBe(0.12);
  expect(lines[0]?.quantity?.note).toMatch(/900/);
});

test("wages by the hour with their hours are paid each month, whatever is sold", () => {
  const { stated } = read(
    "CHF 38 per box a week, fruit costs CHF 17. Two riders at 14 an hour, four hours a day.",
    "Fruit boxes from farms brought to offices by cargo bike.",
    "Offices in Basel",
  );
  expect(stated.fixedMonthly?.value).toBe(2 * 14 * 4 * 21);
});

test("what most of them have is a count, and not a share who take it", () => {
  const letters = read(
    "Cleaning £140, recutting £6 per letter (most stones have 60 to 90 letters).",
    "A stonemason who cleans and recuts gravestones on site.",
    "Families in Dorset",
  ).lines.find(({ id }) => id === "use-letter");
  expect(letters?.price?.value).toBe(6);
  expect(letters?.attach?.value ?? 1).toBe(1);
});
