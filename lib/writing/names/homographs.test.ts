import { readBrief } from "@/lib/brief/read-brief";
import { isAmbiguous } from "./homographs";
import { thingsNamed, topicsOf } from "./match";

test("one word of several trades tells of one only where the offer is called so", () => {
  expect(isAmbiguous(new Set(["tubes", "tube"]), "phone app")).toBe(true);
  expect(isAmbiguous(new Set(["chair"]), "folding chair")).toBe(false);
  expect(isAmbiguous(new Set(["sample", "specimen"]), "kit")).toBe(false);
  expect(isAmbiguous(new Set(["bread"]), null)).toBe(false);
});

const surely = (solution: string, differentiator: string) => {
  const brief = readBrief({
    problem: "Nobody knows what is missing.",
    solution,
    targetAudience: "Firms in Ghent",
    differentiator,
    businessModel: "€90 a month",
  });
  return [...topicsOf(brief), ...thingsNamed(brief)]
    .filter(({ doubt }) => doubt === 0)
    .map(({ cluster }) => cluster.id)
    .join(", ");
};

test.each<[string, string, RegExp, RegExp]>([
  [
    "Software that compares every waybill with the order and finds a wrong price",
    "It knows overcharging by the pallet.",
    /supplier-invoice/,
    /dispute|freelancer/,
  ],
  [
    "A site where weavers list deadstock and cut it by the metre",
    "Each label gets a swatch.",
    /leftover-roll/,
    /printer/,
  ],
  [
    "A mobile app that sorts the tubes of a tent",
    "The pupil of a lens is no pupil.",
    /^/,
    /: tube|school|homecalls/,
  ],
])("%p is named by what it is about", (solution, differentiator, about, not) => {
  expect(surely(solution, differentiator)).toMatch(about);
  expect(surely(solution, differentiator)).not.toMatch(not);
});
