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
