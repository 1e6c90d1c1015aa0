import { IDEAS, type IdeaId } from "../fixtures";
import { written } from "../testing";
import { sentencesOf } from "../validators";

const CALCULATED = (Object.keys(IDEAS) as IdeaId[]).filter((id) => id !== "vague");

/** Opens with something that only a sentence before it could name. */
const LEANS = /^(?:That is|The difference is|These sums|More cannot|It alone|Such )/;

test.each(CALCULATED)("each short text of %s stands by itself and has a job of its own", (id) => {
  const analysis = written(id, "businessAnalysis").output;
  const plan = written(id, "businessPlan").output;
  for (const text of [analysis.marketPotential, analysis.competitiveLandscape, analysis.marketingStrategy])
    expect(text.length > 0 && !LEANS.test(text)).toBe(true);
  expect(analysis.financialProjections).toMatch(/^Year 1: [\s\S]*^Year 2: [\s\S]*^Year 3: /m);
  expect(analysis.executiveSummary.split("\n\n").length).toBeGreaterThan(1);
  expect(plan.executiveSummary).not.toMatch(/year 3|month \d/);
  expect(analysis.actionItems.length).toBeGreaterThanOrEqual(2);
  const tasks = new Set(
    written(id, "actionPlan").output.actionItems.flatMap(({ description }) => sentencesOf(description)),
  );
  for (const item of analysis.actionItems) expect(tasks.has(item)).toBe(false);
});
