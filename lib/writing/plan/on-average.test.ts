import { caseOf } from "../case";
import { writingContext } from "../context";
import { material } from "../material";
import { successMetrics } from "./plan";

const metricsOf = (businessModel: string) =>
  successMetrics(
    caseOf(
      material(
        writingContext({
          answers: {
            problem: "Scores get lost between two rehearsals of a choir.",
            solution: "A web app that keeps the scores of a choir in order.",
            targetAudience: "Boards of choirs in Ireland",
            differentiator: "A singer opens it without an account.",
            businessModel,
          },
          brandName: "Clef",
          prior: {},
          seed: "s",
          startDate: "2026-01-05",
        }),
      ),
    ),
  ).join(" ");

test("what is left is measured of each price that is paid, and never of an average that nobody pays", () => {
  const two = metricsOf(
    "€19 per choir a month for up to 30 singers and €34 above that. Hosting costs €2 per choir a month.",
  );
  expect(two).toMatch(/Week 8: at least €\d+ of each €19 and €\d+ of each €34 is left/);
  expect(two).not.toMatch(/on average|one customer leaves/);
  expect(metricsOf("€19 per choir a month. Hosting costs €2 per choir a month.")).toMatch(
    /of each €19 is left/,
  );
});
