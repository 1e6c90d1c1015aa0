import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { caseOf, within } from "../case";
import { writingContext } from "../context";
import { clauseWithin } from "../in-sentences";
import { material } from "../material";
import { claim } from "./claim";
import { problem } from "./slide-problem";
import { inOneLine } from "./title";

const about = (answers: Partial<QuizAnswers>) =>
  caseOf(
    material(
      writingContext({
        answers: {
          problem: "Smallholders wait six weeks for a shearer and lose half of the fleece",
          solution: "We shear small flocks in one round through the valley",
          targetAudience: "Smallholders with five to forty sheep in Wales",
          differentiator: "Nobody waits longer than two weeks",
          businessModel: "£6 per sheep",
          ...answers,
        },
        brandName: "Fleecewise",
        prior: {},
        seed: "s",
        startDate: "2026-11-23",
      }),
    ),
  );

test("a sentence is cut neither inside a list nor behind the clause that only opens it", () => {
  expect(
    clauseWithin("Small farms miss grants because every valley, county and ministry lists them elsewhere", 9),
  ).toBe("");
  expect(
    clauseWithin("By the time they find one, there is often less than a week left for the form", 10),
  ).toBe("");
  expect(
    clauseWithin("When a barn falls, beams, doors and slates are burnt although they are sound", 13),
  ).toBe("When a barn falls, beams, doors and slates are burnt");
  expect(
    clauseWithin("Shearers come once a year, and small flocks wait for weeks until somebody has time", 9),
  ).toBe("Shearers come once a year");
});

test.each([
  [
    "Many people in the valley would like to keep sheep, but a shearer is not to be had for small flocks",
    "A shearer is not to be had for small flocks",
  ],
  [
    "Small farms on the islands miss most of their grants because every council and each ministry lists them in another place",
    "Small farms on the islands miss most of their grants",
  ],
])("the title says what is wrong in %p", (said, title) => {
  expect(inOneLine(said)).toBe(title);
});

test("why it is wrong stands under the title that only says what", () => {
  const { title, content } = problem(
    about({
      problem:
        "Small farms on the islands miss most of their grants because every council and each ministry lists them in another place. By the time they find one, there is often less than a week left to fill in the form.",
      targetAudience: "Small farms on the islands of Scotland",
    }),
  );
  expect(title).toBe("Small farms on the islands miss most of their grants");
  expect(content[0]).toBe("Every council and each ministry lists them in another place");
  expect(content.join(" ")).not.toContain("By the time they find one");
});

test.each([
  ["Our comb measures the fleece every hour", "Fleecewise is a comb that measures the fleece every hour"],
  ["Our sensor is mounted in the barn", "Fleecewise is mounted in the barn"],
])("what the thing does, the business does: %p", (solution, said) => {
  expect(claim(about({ solution }))).toBe(said);
});

test("a claim is never cut before what makes it true", () => {
  expect(within(12, "We are the only shearers in Wales that come at night and in the winter too")).toBe("");
  expect(within(12, "Our advice is based on a protocol that was tested with 140 flocks in Kent")).toBe("");
});
