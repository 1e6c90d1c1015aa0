import { readBrief } from "../read-brief";

const read = (solution: string, targetAudience: string, businessModel: string) =>
  readBrief({ problem: "", solution, targetAudience, differentiator: "", businessModel });
const fixedOf = ({ stated }: ReturnType<typeof read>) => stated.fixedMonthly?.value;

test.each([
  [
    "€85 a month per café. Costs are one cargo bike (lease), one rider, rent of the yard €640 and the shredder we own.",
    640,
  ],
  ["€120 a month. Costs: studio €450, music rights €210, internet €60, one editor half time.", 720],
  [
    "€45 per bike service. Our costs are the van €390, insurance €110, phone €25 and parts, about €9 a bike.",
    525,
  ],
  ["€9 a pot. Fixed costs are greenhouse rent €450, water €60 and liability insurance €75.", 585],
])("a list of what the business pays is of every month where something in it runs: %s", (said, fixed) => {
  expect(fixedOf(read("We come by and do the work.", "Cafés in Ghent.", said))).toBe(fixed);
});

test("a stipend is paid every month, and no part of a sale", () => {
  const brief = read(
    "We collect surplus food and bring it to shelters.",
    "Supermarkets in Durban.",
    "Supermarkets pay R400 a month. Sipho gets a stipend of R3 800. Fuel is R1 500 a month.",
  );
  expect(fixedOf(brief)).toBe(5300);
  expect(brief.lines[0]?.unitCost).toBeUndefined();
});

test.each([
  ["$55 a bouquet with delivery. Flowers are about $18 and the couriers take $6 to $9 a drop.", 25.5],
  ["$45 per bag. The washer is paid $18 a bag, the rider gets $6 to $8 a pick up.", 25],
])("what each handling costs falls on each sale: %s", (said, cost) => {
  const brief = read("We bring it to the door.", "Families in Tel Aviv.", said);
  expect(brief.lines[0]?.unitCost?.value).toBe(cost);
});

test("what brings many at once is shared by them", () => {
  const brief = read(
    "We deliver school meals by bike.",
    "Schools in Kisumu.",
    "$9 per meal, food $4.80, and the riders get $15 to $20 a drop for about 35 meals.",
  );
  expect(brief.lines[0]?.unitCost?.value).toBeCloseTo(5.3, 1);
});

test("a session is shared by the group and held so often a month", () => {
  const brief = read(
    "Small groups for catching up, of 6 pupils, two afternoons a week.",
    "Families in Puebla.",
    "Monthly fee of $75 per pupil, 8 lessons a month. To each teacher I pay $18 the session and the room costs $250 a month. In summer a course at $180.",
  );
  expect(brief.lines[0]).toMatchObject({ kind: "recurring", per: "month" });
  expect(brief.lines[0]?.unitCost?.value).toBeCloseTo(24, 0);
  expect(fixedOf(brief)).toBe(250);
});
