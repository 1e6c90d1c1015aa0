import { readBrief } from "../read-brief";

const read = (solution: string, targetAudience: string, businessModel: string) =>
  readBrief({ problem: "", solution, targetAudience, differentiator: "", businessModel });
const pricesOf = ({ lines }: ReturnType<typeof read>) => lines.map(({ price }) => price?.value);

test("a price for a second buyer behind a cost is a price", () => {
  const brief = read(
    "Videos and a kit that keep drivers moving beside the cabin.",
    "Transport companies in Poland with 20 to 200 trucks.",
    "Company pays 25 zł per driver per month, and the kit is 45 zł one time (costs me about 22 zł). For individual drivers 29 zł a month.",
  );
  expect(pricesOf(brief)).toEqual([25, 45, 29]);
  expect(brief.stated.unitCosts.map(({ value }) => value)).toEqual([22]);
});

test("what has its cost in brackets is sold", () => {
  const brief = read(
    "Picture cards for speech therapists.",
    "Speech therapists in Ireland.",
    "Therapists pay €24 a month for the library; printed sets are €60 (printing costs €21). Parents pay €6 a month.",
  );
  expect(pricesOf(brief)).toEqual([24, 60, 6]);
  expect(brief.lines[1]?.unitCost?.value).toBe(21);
  const bought = read(
    "Garden lessons for schools with planting kits.",
    "Primary schools in Kent.",
    "£180 per session, the kit is £35 (I buy it for £16).",
  );
  expect(pricesOf(bought)).toEqual([180, 35]);
  expect(bought.lines[1]?.unitCost?.value).toBe(16);
});

test("the business's own retail price stands beside the wholesale price", () => {
  const brief = read(
    "A steel lunch box with a silicone ring.",
    "Office people in Chennai.",
    "Retail price Rs 899, our making cost is around Rs 390 if we order 1000 pieces. Selling on our own site first. Then gift shops at Rs 620 wholesale.",
  );
  expect(pricesOf(brief)).toEqual([899, 620]);
});

test("a fee named by its month is paid every month", () => {
  const brief = read(
    "Bin cleaning for restaurants.",
    "Restaurants in Manchester.",
    "A fixed fee each month per restaurant, between £60 and £110 depending on the number of bins.",
  );
  expect(brief.lines[0]).toMatchObject({ kind: "recurring", per: "month" });
});

test("a side line that is paid by the head is no running cost", () => {
  const brief = read(
    "I make glass eyes by hand over the burner.",
    "Natural history museums in Czechia.",
    "Simple pair for toys 600 Kč, animals 1 400 to 3 800 Kč. Gas is the bigger one, about 4 000 Kč a month. I would like also to do a course two times a year, 9 000 Kč per person, max four people.",
  );
  expect(brief.stated.fixedMonthly?.value).toBe(4000);
  expect(pricesOf(brief)).toContain(9000);
});

test("what is paid by the driver is counted by the trucks of such a firm", () => {
  const brief = read(
    "Videos that keep drivers moving beside the cabin.",
    "Transport companies in Poland with 20 to 200 trucks.",
    "Company pays 25 zł per driver per month, contract for one year.",
  );
  const many = brief.lines[0]?.quantity?.value ?? 0;
  expect(many).toBeGreaterThanOrEqual(20);
  expect(many).toBeLessThanOrEqual(200);
});
