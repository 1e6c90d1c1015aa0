import type { Assumptions } from "./inputs";
import { readAnswers } from "./read-answers";

const plan = (solution: string, targetAudience: string, businessModel: string) =>
  readAnswers(
    {
      problem: "It is a trouble every week.",
      solution,
      targetAudience,
      differentiator: "It is simpler.",
      businessModel,
    },
    null,
  ).assumed;
const line = (a: Assumptions, at = 0) => a.lines[at];

test("each kind of buyer pays one of the two prices that are meant for it", () => {
  const { lines } = plan(
    "A coworking room in an old station.",
    "Remote workers and freelancers in Tyrol",
    "€149 per month for a desk or €18 per day. Companies rent the meeting room for €120 a day.",
  );
  const [desk, day, room] = lines.map(({ attach }) => attach?.value ?? 1);
  expect((desk ?? 0) + (day ?? 0)).toBeCloseTo(1 - (room ?? 0));
  expect(desk).toBeGreaterThan(day ?? 1);
});

test("a rented room is full before the town is won", () => {
  const room = (rent: string) =>
    plan("A coworking room in an old station.", "Remote workers in Tyrol", `€149 per month. ${rent}`).market
      .reachableShareY3;
  expect(room("Rent is €1,400 per month.").note).toContain("at this rent");
  expect(room("Rent is €1,400 per month.").value).toBeLessThan(room("").value / 5);
});

test("vans that are let are bought first, and no more of them come by themselves", () => {
  const { capex, capacity } = plan(
    "Three camper vans that we rent out by the day, with bedding and kitchen.",
    "Couples and small families in New Zealand",
    "NZ$140 per day. An average rental is four days.",
  );
  expect(capacity?.maxSites).toBe(1);
  expect(capex[0]?.cost.note).toMatch(/^3 camper vans/);
  const later = plan(
    "A camper van that we rent out by the day; by the end of year 2 we want to have four vans.",
    "Couples in New Zealand",
    "NZ$140 per day. We have 90 days a month.",
  );
  expect(later.capacity?.maxSites).toBeGreaterThan(1);
});

test("a workshop in a van needs the van and no rooms", () => {
  const { capex, costs } = plan(
    "A mobile bike workshop in a cargo van that repairs bikes at home.",
    "Bike commuters in Copenhagen",
    "A repair costs 450 DKK on average.",
  );
  expect(capex).toEqual([]);
  expect(costs.launchOneOff.note).toContain("cargo bike or van");
});

test.each([
  [
    "minutes of an interpreter add up",
    "Interpreters by video within five minutes.",
    "Hospitals in Belgium",
    "€1.90 per minute.",
    0,
    100,
    1_000,
  ],
  [
    "a class is all of its children",
    "A learning farm where classes spend a day.",
    "Primary schools around Gothenburg",
    "Schools pay 2,400 SEK per class and day. Families pay 95 SEK per person.",
    0,
    0.2,
    1,
  ],
  [
    "companies book a day again",
    "A mobile bike workshop that repairs bikes at home.",
    "Bike commuters in Copenhagen",
    "A repair costs 450 DKK. Companies book a day for 6,000 DKK.",
    1,
    0.1,
    0.5,
  ],
] as const)("%s", (_, solution, audience, money, at, least, most) => {
  const often = line(plan(solution, audience, money), at)?.unitsPerCustomerMonth?.value ?? 0;
  expect(often).toBeGreaterThanOrEqual(least);
  expect(often).toBeLessThanOrEqual(most);
});

test("a family pays for each of those it brings", () => {
  const { lines, costs } = plan(
    "A learning farm where classes spend a day.",
    "Primary schools and families around Gothenburg",
    "Schools pay 2,400 SEK per class. Families pay 95 SEK per person on Saturdays.",
  );
  expect(lines[1]?.quantity?.value).toBe(3);
  expect(costs.cogsShare[lines[1]?.id ?? ""]?.note).not.toMatch(/who do the work/);
});

test("who does the work is not paid twice for it", () => {
  const of = (money: string) =>
    plan("We clean windows with a van that brings its own water.", "Homeowners in Bristol", money);
  const [alone, staffed] = [of("£45 per visit."), of("£45 per visit. A cleaner gets £20 per visit.")];
  expect(alone.people[0]?.monthly.value).toBe(staffed.people[0]?.monthly.value);
  expect(alone.costs.cogsShare[alone.lines[0]?.id ?? ""]?.note).toContain("the work is your own");
  expect(alone.costs.marketingBase.value).toBeLessThan(staffed.costs.marketingBase.value);
});

test("what is done in private homes pays no rent of a place", () => {
  const supper = (where: string) =>
    plan(
      `Supper clubs ${where} with one long table and four courses.`,
      "Adults in Melbourne",
      "A$85 per seat.",
    );
  const [homes, own] = [supper("in private homes"), supper("in our restaurant")];
  expect(homes.costs.overhead.value).toBeLessThan(own.costs.overhead.value / 2);
});

test("who is most of the customers decides what winning one costs", () => {
  const { demand } = plan(
    "A learning farm where classes spend a day.",
    "Primary schools and families around Gothenburg",
    "Schools pay 2,400 SEK per class. Families pay 95 SEK per person.",
  );
  expect(demand.cac.value).toBeLessThan(1_000);
  expect(demand.organicPerMonth.value).toBeGreaterThan(4);
});

test("two kinds that are named together are counted together", () => {
  const base = (audience: string) =>
    plan("Interpreters by video within five minutes.", audience, "€1.90 per minute.").market.base.value;
  expect(base("Hospitals and medical practices in Belgium")).toBeGreaterThan(
    10 * base("Hospitals in Belgium"),
  );
});

test("a cost of each year is a twelfth in each month", () => {
  const said = "We charge £540 a year per school kitchen. Hosting costs us about £72 per kitchen each year.";
  const { lines } = plan(
    "Software that keeps the allergens of every dish.",
    "Independent schools in England",
    said,
  );
  expect(lines[0]?.unitCost?.value).toBeCloseTo(6);
});

test("two prices of one plan cost the same", () => {
  const { lines } = plan(
    "Software that keeps the allergens of every dish.",
    "Independent schools in England",
    "We charge an annual subscription of £540 per school kitchen. Groups with more than five kitchens pay £440 per kitchen per year. Hosting costs us about £60 per kitchen each year.",
  );
  expect(lines.map(({ unitCost }) => unitCost?.value)).toEqual([5, 5]);
});

test.each([
  ["We have invested $480,000 in cameras so far.", 0],
  ["We bought our first cameras for $480,000.", 0],
  ["The cameras will cost $480,000.", 1],
])("%s", (said, least) => {
  const { capex } = plan(
    "We rent film cameras to students.",
    "Film students in Ohio",
    `A kit costs $890 a day. ${said}`,
  );
  const [bought] = capex;
  expect(bought?.cost.value).toBe(480_000);
  expect(Math.min(1, bought?.month ?? -1)).toBe(least);
});

test("a crate of 8 kg is one crate, and what is had on request is no cost of it", () => {
  const { lines } = plan(
    "Ready-to-eat fruit crates for the pantry.",
    "Companies with 30 to 300 staff in Singapore",
    "Crate of 5 kg S$48, crate of 8 kg S$72. Nut jars S$18 each on request. Fruit and packing S$26 per crate.",
  );
  const crates = lines.filter(({ label }) => label === "Crate");
  expect(crates.map(({ unitCost }) => unitCost?.value)).toEqual([26, 26]);
});

test("what one driveway costs is not counted for all that one tractor clears", () => {
  const { lines } = plan(
    "We clear driveways of snow.",
    "Home owners in Sudbury",
    "$520 for the season per driveway. One tractor handles 70 driveways a storm. Fuel comes out to $210 per driveway over the winter.",
  );
  expect(lines[0]?.unitCost?.value ?? 0).toBeLessThan(520);
});
