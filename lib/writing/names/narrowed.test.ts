import { writingContext } from "../context";
import { material } from "../material";
import { brandNames } from "./names";
import { narrowedIn } from "./narrowed";
import { trigger, wordsOf } from "./triggers";

test("a short word stands for the longer one that is said too", () => {
  const said = ["Software for psychotherapists", "The therapist and the riding school; the school pays"].map(
    wordsOf,
  );
  const riding = trigger("riding-school");
  const narrowed = narrowedIn(said, said, [riding, trigger("evening-school")]);
  expect([...narrowed.keys()].sort()).toEqual(["riding", "school", "therapist"]);
  expect(narrowed.get("school")).toEqual([riding]);
});

const of = (solution: string, targetAudience: string, differentiator: string) =>
  material(
    writingContext({
      answers: {
        problem: "Runners come back too early and the injury starts again.",
        solution,
        targetAudience,
        differentiator,
        businessModel: "€31 per therapist per month.",
      },
      brandName: null,
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
    }),
  );
const m = of(
  "An app for physiotherapists in sports: the therapist chooses drills from a set of clips, the runner gets a weekly plan, and the therapist sees who trains too hard.",
  "Physiotherapists in Lyon and Geneva who treat runners.",
  "Our clips were filmed on a track. Runners need no password, only a code. I was the physiotherapist of a club.",
);

test("those who treat a body are not named like those who listen", () => {
  const names = brandNames(m).map(({ name }) => name);
  expect(names.join(" ")).not.toMatch(/Exhale|Unknot|Said Aloud|Calmharbour/);
  expect(names.join(" ")).toMatch(/Drill/);
});

test("a line says to the customers what they gain, and nothing is cut", () => {
  expect(brandNames(m).map(({ tagline }) => tagline)).toContain("Runners need no password, only a code");
});

test.each([
  [
    "Room and desk booking with a floor plan and check-in at the door.",
    "Companies with 100 to 400 employees in Oslo.",
    "No hardware, 22% of floor space given back.",
    /Bare Feet|Herringbone|Plank|Oakcraft/,
  ],
  [
    "Software that collects receipts and reports to each donor in the right form.",
    "Charities with 5 to 50 staff in Accra.",
    "Reports that donors accept the first time.",
    /Warm Arm|Vein|Pulse/,
  ],
])("%s is named after what it is about", (solution, whom, differentiator, other) => {
  const names = brandNames(of(solution, whom, differentiator)).map(({ name }) => name);
  expect(names.join(" ")).not.toMatch(other);
});
