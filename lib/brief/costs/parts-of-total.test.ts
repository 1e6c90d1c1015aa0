import { readBrief } from "../read-brief";

const read = (businessModel: string, sums = {}) =>
  readBrief(
    {
      problem: "Sauna guests in winter have no fresh birch whisks.",
      solution: "We freeze whisks in July and send them by the box",
      targetAudience: "Saunas in Finland",
      differentiator: "Dried ones lose their leaves",
      businessModel,
    },
    { sums },
  ).lines.map(({ unitCost }) => unitCost?.value);

test("parts that come to the cost told with them are counted once, whoever says that they are costs", () => {
  const said = "A box is €23 and costs us €12.40: whisks €7.20, carton €1.80, ice €2.10 and tape €1.30.";
  expect(read(said)).toEqual([12.4]);
  expect(read(said, { "7.2": "cost", "1.8": "cost", "2.1": "cost", "1.3": "cost" })).toEqual([12.4]);
});

test("costs that come to nothing else are added", () => {
  expect(read("A box is €23. Whisks cost us €7.20 and the carton costs us €1.80 per box.")).toEqual([9]);
});
