import { writingContext } from "../context";
import { material } from "../material";
import { audienceLines } from "./audience-lines";

const linesFor = (targetAudience: string) =>
  audienceLines(
    material(
      writingContext({
        answers: {
          ...{ problem: "Bills get lost.", solution: "A tool that finds the bill.", targetAudience },
          ...{ differentiator: "It only does bills.", businessModel: "£9 a month." },
        },
        ...{ brandName: null, prior: {}, seed: "s", startDate: "2026-11-23" },
      }),
    ),
  );

test.each([
  ["Potters with 2 to 9 kilns who don't have a bookkeeper", "For potters without a bookkeeper"],
  ["Choirs in Leeds that sing once a week.", "For choirs that sing once a week"],
  ["Night nurses in Ghana, 23 to 38, on rotating shifts", "For night nurses on rotating shifts"],
  ["Bakers, fish shops, florists and small caterers in Ghent", "For bakers and fish shops in Ghent"],
  [
    "Scooter owners within 25 miles of Doncaster, mostly over 65.",
    "For scooter owners within 25 miles of Doncaster",
  ],
])("%s: %s", (audience, line) => expect(linesFor(audience)).toContain(line));

test("half of what is said of them is left out", () =>
  expect(
    linesFor("Product managers at Canadian payroll, rota or time tools in Toronto").join("; "),
  ).not.toMatch(/payroll$/));
