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

test("what several prices leave together is measured on average, what one price leaves is not", () => {
  expect(
    metricsOf("€19 per choir a month up to 30 singers and €34 above. Hosting costs €2 per choir a month."),
  ).toMatch(/a month on average, measured/);
  expect(metricsOf("€19 per choir a month. Hosting costs €2 per choir a month.")).not.toMatch(/on average/);
});
