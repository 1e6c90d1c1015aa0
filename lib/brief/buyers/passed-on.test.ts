import { readBrief } from "../read-brief";

const ways = (targetAudience: string) =>
  readBrief({
    problem: "Sewing machines stop.",
    solution: "We repair sewing machines in the shop.",
    targetAudience,
    differentiator: "",
    businessModel: "€60 per visit.",
  }).waysIn.map(({ kind }) => kind);

test("one customer sends the next", () => {
  expect(ways("Tailors in Graz. Most find us because another tailor gave our number.")).toEqual(["customer"]);
  expect(ways("Tailors in Graz. Nearly all come by word of mouth.")).toEqual(["customer"]);
  expect(ways("Tailors in Graz. They found another repairer.")).toEqual([]);
});
