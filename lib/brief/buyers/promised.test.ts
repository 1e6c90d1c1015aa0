import { readBrief } from "../read-brief";

const read = (differentiator: string, solution = "A service for people") =>
  readBrief({ solution, differentiator, businessModel: "€20 a month" }).stated;

/** Whoever promised has not bought yet. */
test.each([
  ["27 parents have paid a £15 deposit.", 27, "deposit", "parents"],
  ["18 rowers have already put down a deposit of €40.", 18, "deposit", "rowers"],
  ["64 pre-orders at $49.", 64, "order", ""],
  ["42 runners pre-ordered.", 42, "order", "runners"],
  ["Three clinics have signed letters of intent.", 3, "word", "clinics"],
  ["We have letters of intent from five schools.", 5, "word", "schools"],
  ["210 names are on the waiting list.", 210, "list", "people"],
  ["Waiting list of 85 families.", 85, "list", "families"],
])("%s", (text, count, pledge, who) => {
  const { promised, customers } = read(text);
  expect(promised).toMatchObject({ count, pledge, who });
  expect(customers).toBeUndefined();
});

test("a promise told where the buyers are is one, too, and the people who gave it are no group of buyers", () => {
  const { stated, segments } = readBrief({
    solution: "A sauna on a trailer that we bring to the lake",
    targetAudience:
      "Winter swimmers around Lake Bled. 44 swimmers are on our waiting list and 16 of them have paid a deposit of 30 euros.",
    businessModel: "€25 a visit",
  });
  expect(stated.promised).toMatchObject({ count: 16, pledge: "deposit", who: "people" });
  expect(segments.map(({ text }) => text)).toEqual(["Winter swimmers around Lake Bled"]);
});

test("others' waiting lists are no promise to us", () => {
  expect(read("The other gyms have a waiting list of 40 people.").promised).toBeUndefined();
});

test("results that agree promise nothing", () =>
  expect(read("We compared 4,200 slips and 4,196 agreed to the cent.").promised).toBeUndefined());

test("whoever has something promises, not what they have", () =>
  expect(
    read("Eleven shows with 96,000 downloads a month have signed a letter of intent.").promised,
  ).toMatchObject({
    count: 11,
    who: "shows",
  }));

test("what is given is told from what will be paid", () => {
  expect(read("9 farms have agreed to supply us.").promised?.theirs).toBe(true);
  expect(read("9 farms have agreed to try it.").promised?.theirs).toBe(false);
});

test("who pays beside a waiting list is counted apart", () => {
  const { promised, customers } = read("12 cafés pay for it already, 30 cafés are on our waiting list.");
  expect([customers?.value, promised?.count]).toEqual([12, 30]);
});

test("who provides in a marketplace is no customer", () => {
  const { customers } = read(
    "6 workshops have signed and 22 joiners made 90 bookings.",
    "A site where workshops list their spare benches and joiners book them by the hour.",
  );
  expect(customers?.value).toBe(22);
});

test("a name that was signed is a place on a list", () =>
  expect(
    readBrief({ targetAudience: "Builders. About 70 people signed their names that they would join." }).stated
      .promised,
  ).toMatchObject({ count: 70, pledge: "list" }));
