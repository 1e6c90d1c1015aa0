import type { Brief } from "@/lib/brief/types";
import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";
import { runModel } from "./run-model";
import { foundersTold, workersTold } from "./who-works";

const told = (solution: string) =>
  ({ language: "en", answers: { solution, differentiator: "", businessModel: "" } }) as unknown as Brief;

test.each([
  ["We're two designers and one developer in Porto.", 3],
  ["We are four podologists with mobile chairs.", 4],
  ["Two of us always come together.", 2],
  ["In Sharjah my cousin and me run two vans.", 2],
  ["We are three minutes from the station.", 1],
  ["I bake at home.", 1],
])("%s: so many are to be paid", (said, many) => {
  expect(foundersTold(told(said))).toBe(many);
});

test.each([
  ["Trained helpers come to the kitchen table.", "helpers"],
  ["Our home organisers visit and edit wardrobes.", "organisers"],
  ["Our tool lets staff log spending.", null],
  ["Trained volunteers visit; our drivers help.", null],
  ["Independent advisers who specialise in freelancers.", null],
])("%s: who does the work", (said, workers) => {
  expect(workersTold(told(said))).toBe(workers);
});

const plan = (solution: string) =>
  runModel(
    readAnswers(
      {
        problem: "Windows stay dirty.",
        solution,
        targetAudience: "Home owners in Kent",
        differentiator: "We come on time.",
        businessModel: "£28 per visit.",
      },
      null,
    ).assumed,
  ).assumptions;

test("each founder is paid, and so is who is sent", () => {
  const [one] = plan("I clean windows from the ground.").people;
  const [both] = plan("Two of us clean windows from the ground.").people;
  expect(both?.monthly.value).toBeGreaterThan(1.8 * (one?.monthly.value ?? 0));
  const sent = plan("We wash windows from the ground. Trained cleaners come every month.");
  expect(Object.values(sent.costs.cogsShare)[0]?.note).toContain("Pay of the cleaners");
  expect(sent.hands?.workers).toBe("cleaners");
});

test("what is done less than three times a month is told by the year", () => {
  const { ledger } = figuresOf(
    readAnswers(
      {
        problem: "Houses stand empty.",
        solution: "I restore old doors by hand in my workshop.",
        targetAudience: "Home owners in Kent",
        differentiator: "I come on time.",
        businessModel: "£4,800 per door.",
      },
      null,
    ),
    null,
  );
  expect(ledger.hands_year?.value).toBeGreaterThan(3);
  expect(ledger.hands_year?.value).toBeLessThan(36);
});
