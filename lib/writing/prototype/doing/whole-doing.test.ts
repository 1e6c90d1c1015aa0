import { doingsIn } from "./doing";
import { labelOf } from "./label";
import { tellOf } from "./tell";

const told = (solution: string) => doingsIn(solution).map((doing) => tellOf(doing, "Puddle"));
const labels = (solution: string) => doingsIn(solution).map((doing) => labelOf(doing, true));

test.each([
  ["Each item says what age it suits, what it costs, whether you have to book.", /Puddle suits|it suits\s*$/],
  ["I pick up the chair, glue and clamp it, fix the joint and bring it back.", /glue$|joint back/],
  ["We collect the bike, strip and grease it, replace the chain and drop it off.", /strip$|chain off/],
  ["I check every listing myself by phone.", /myself/],
  ["We mend the roof ourselves in one day.", /ourselves/],
])("nothing is left over of: %s", (solution, debris) => {
  expect(told(solution).filter((said) => debris.test(said))).toEqual([]);
  expect(labels(solution).filter((said) => /self$|selves$|\bbit$| glue$/.test(said))).toEqual([]);
});

test.each([
  ["I pick up the chair, fix the joint and bring it back within 7 days.", "Bring the chair back"],
  ["We collect the boots, sew the seam and return them on Friday.", "Return the boots"],
  ["An app that helps you build your rent bit by bit.", "Build your rent"],
  ["I walk every route myself and note the shade.", "Walk every route"],
])("%s shows: %s", (solution, label) => expect(labels(solution)).toContain(label));

test("who is told is named", () =>
  expect(told("Customers send a photo and I tell them the price before I come.")).toContain(
    "I tell customers the price before the visit",
  ));
