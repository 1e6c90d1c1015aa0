import { readBrief } from "../read-brief";

const read = (businessModel: string) =>
  readBrief({
    solution: "An app that corrects how people stand and a weekly call with somebody who knows backs.",
    targetAudience: "Office workers in Austria with neck pain",
    businessModel,
  }).lines.map(({ kind, price, buyer }) => `${kind} ${price?.value}${buyer ? ` ${buyer}` : ""}`);

test("what others pay for some months is a line of its own, what the same people may choose is not", () => {
  expect(
    read("45 euros a month for office workers, 120 euros per employee for three months from insurers."),
  ).toEqual(["recurring 45 office workers", "recurring 40 insurers"]);
  expect(read("45 euros a month, 120 euros for three months.")).toEqual(["recurring 45"]);
});

const ids = (solution: string, businessModel: string) =>
  readBrief({ solution, businessModel }).lines.map(({ id, kind }) => `${id} ${kind}`);

test("who may pay by the piece or by the month does one of the two", () => {
  expect(
    ids(
      "An AI assistant that reads a lease and marks what is unusual.",
      "£8 per lease or £22 a month for unlimited leases.",
    ),
  ).toEqual(["plan-1 perUse", "plan-2 recurring"]);
  expect(
    ids(
      "An API that turns Basque speech into text.",
      "Pay as you go at $0.01 per minute, volume plans from $400 a month.",
    ),
  ).toEqual(["plan-1 perUse", "plan-2 recurring"]);
  expect(
    ids("A climbing hall with coffee in an old brewery.", "Day pass 14 euros, monthly membership 69 euros."),
  ).toEqual(["plan-1 unitSale", "plan-2 recurring"]);
});
