import { readBrief } from "@/lib/brief/read-brief";
import { sceneOf } from "./scene";

const sceneIn = (solution: string, businessModel: string, form: Parameters<typeof sceneOf>[1]) =>
  sceneOf(
    readBrief({
      problem: "Farmers lose a third of what they pick.",
      solution,
      targetAudience: "Smallholders around Kirinyaga in Kenya",
      differentiator: "We take one crate.",
      businessModel,
    }),
    form,
  );

test.each([
  "Solar cold rooms where a farmer can park crates. He gets an SMS each morning with the wholesale price.",
  "A shared workshop with benches. Members get a text every evening with the free hours.",
])("what a place texts its customers is no newsletter: %s", (solution) => {
  expect(sceneIn(solution, "KES 25 per crate per night", "local")).not.toBe("issue");
});

test("a letter that is paid for is one", () => {
  expect(sceneIn("A weekly newsletter with wholesale prices.", "KES 250 a month", "media")).toBe("issue");
});

test("an app that is made is how it works, and no good", () => {
  const way = "We make application to call a checked mechanic who comes to you. You see the price before.";
  expect(sceneIn(way, "15% of every repair", "marketplace")).not.toBe("goods");
  expect(sceneIn("We bake bread of twelve bakeries and sell it.", "15% of every loaf", "marketplace")).toBe(
    "goods",
  );
});
