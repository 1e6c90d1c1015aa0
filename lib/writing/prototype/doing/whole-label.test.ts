import { doingsIn } from "./doing";
import { labelOf } from "./label";

const labelled = (solution: string) =>
  doingsIn(solution).map((doing) => ({ label: labelOf(doing, true), sort: doing.sort }));

test.each([
  ["An app that reads the statements and puts all dues in one calendar.", "Put all dues in one calendar"],
  ["The app texts every client whose visit has moved.", "Text every client whose visit has moved"],
  ["An app that moves jobs when it rains.", "Move jobs when it rains"],
  ["You turn the watering off from your phone.", "Turn the watering off from your phone"],
  ["The farmer gets an SMS with the bill.", "SMS with the bill"],
])("%s is called: %s", (solution, label) =>
  expect(labelled(solution).map((one) => one.label)).toContain(label),
);

test.each([
  ["An app that moves jobs when it rains.", "move"],
  ["You post the job with a picture.", "enter"],
  ["Our site connects families with checked photographers.", "match"],
  ["The sensor rings the next person if you do not answer.", "alert"],
])("%s is drawn as: %s", (solution, sort) =>
  expect(labelled(solution).map((one) => one.sort)).toContain(sort),
);

test("what is never done is no deed", () =>
  expect(labelled("The parent sets the pocket money. We never hold any money.")).toHaveLength(1));
