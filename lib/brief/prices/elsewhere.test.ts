import { readBrief } from "../read-brief";
import { readElsewhere } from "./elsewhere";

const read = (differentiator: string) =>
  readElsewhere(
    readBrief({
      problem: "When a mixer stops the baker waits a week.",
      solution: "We come to the bakery and repair the mixer.",
      targetAudience: "Bakeries in Graz",
      differentiator,
      businessModel: "A visit is €150.",
    }),
  );

test("what another way costs with the way there", () => {
  expect(read("The men at the market are cheaper, about €80, but she pays €50 taxi both ways.")).toEqual({
    who: "The men at the market",
    price: 80,
    way: 50,
    what: "taxi",
  });
  expect(read("The men at the market are cheaper, about €80, but the repair takes €50 of parts.")).toBeNull();
  expect(read("We are cheaper, about €80, but people pay €50 taxi.")).toBeNull();
});
