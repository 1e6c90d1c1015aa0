import { readBrief } from "../read-brief";
import { laterGroup } from "./later-group";

const later = (targetAudience: string, solution = "We wash, dry and fold.") =>
  laterGroup(
    readBrief({ problem: "", solution, businessModel: "€9 a bag.", targetAudience, differentiator: "" }),
  )?.text;

test("who stands beside the first from the start does not come later", () => {
  expect(later("Call center agents and young couples in condos near Shaw.")).toBeUndefined();
  expect(later("Office women who are afraid of shops, and tenants who rent a bike.")).toBeUndefined();
});

test("who is told as later does, and who only has a sentence of their own does not", () => {
  expect(later("Smallholders near the hub. Later the traders who buy from them.")).toBe(
    "the traders who buy from them",
  );
  expect(later("Retired couples in Queensland, and families later on.")).toBe("families");
  expect(later("Dentists in private practice. Eventually vets as well.")).toBe("vets");
  expect(later("Homeowners in Tacloban. Schools for the sport day.")).toBeUndefined();
});

test("whoever provides is no later market", () =>
  expect(
    later(
      "Traders with one pallet. Supply side: warehouse owners.",
      "A marketplace where owners list space and traders book it.",
    ),
  ).toBeUndefined());
