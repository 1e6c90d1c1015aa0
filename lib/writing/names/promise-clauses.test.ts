import { writingContext } from "../context";
import { material } from "../material";
import { promiseClauses } from "./promise-clauses";

const clauses = (differentiator: string) =>
  promiseClauses(
    material(
      writingContext({
        answers: {
          ...{ problem: "Ice melts on the boat.", solution: "A solar ice maker at the landing." },
          ...{ targetAudience: "Small boats in Cebu", differentiator, businessModel: "4 pesos a kilo." },
        },
        ...{ brandName: null, prior: {}, seed: "s", startDate: "2026-11-23" },
      }),
    ),
  );

test("a promise that stands whole by itself is a line", () => {
  expect(clauses("Half the price of city ice, and credit until the catch is sold.")).toEqual([
    "Half the price of city ice",
  ]);
  expect(clauses("Measured to the centimetre, and one price for the whole run.")).toEqual([
    "Measured to the centimetre",
    "One price for the whole run",
  ]);
});

test("what points elsewhere or speaks of the founder is none", () =>
  expect(clauses("Every saddle that I bring was mine, and it costs less than theirs.")).toEqual([]));
